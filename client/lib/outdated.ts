/** What the page hears when the server does not know its documents. By itself: the landing page needs no more of new versions. */
export const outdatedEvent = 'outdated';
