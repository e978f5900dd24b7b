/** Of the local storage: the id of the session whose pages are kept. Signing out forgets it. */
export const keptKey = 'zobo.pages';
