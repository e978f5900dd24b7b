import { plainFetch } from './plain-fetch.ts';

const document = 'mutation SignOut($input:SignOutInput!){signOut(input:$input){__typename}}';

/** Of the person's own wish, or one that nobody uses. */
export const endSession = (refreshToken: string): Promise<unknown> => plainFetch(document, { input: { refreshToken } });
