/** In a file of its own, so that the landing page loads nothing else about new versions. */
export const outdatedEvent = 'outdated';
