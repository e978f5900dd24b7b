import { paths } from '#rules/paths.ts';

/** The verification screen is a view of the edit page, which keeps its typed text. */
export const verifyView = 'verify';
export const verifyAddress = `${paths.profileEdit}?view=${verifyView}`;
