import { paths } from '#rules/paths.ts';

/** The verification screen is a view of the edit page, which keeps what was typed. */
export const verifyView = 'verify';
export const verifyAddress = `${paths.profileEdit}?view=${verifyView}`;
