/**
 * A key of local storage, there while something may be unsent: a sign-out knows without a database whether to ask. Apart from the other keys,
 * since the landing page carries it.
 */
export const unsentKey = 'zobo.unsent';
