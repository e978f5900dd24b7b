// Keys of local storage. Signing out forgets every key of this prefix.

/** The ids of people whose swipes wait to be sent, as JSON. */
export const swipedKey = 'zobo.swiped';
/** What was written before the part that keeps the outbox was loaded, as JSON. */
export const earlyKey = 'zobo.early';
/** What the database of the device did not have yet when a page was left, as JSON. */
export const leftKey = 'zobo.left';
