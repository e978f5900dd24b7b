// Keys of local storage. Signing out forgets every key of this prefix.

/** The ids of people whose swipes wait to be sent, as JSON. */
export const swipedKey = 'zobo.swiped';
/** What the database of the device may not have yet: it was written before the part that keeps the outbox was loaded, or as the page was left. As JSON. */
export const leftKey = 'zobo.left';
