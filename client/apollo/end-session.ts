import { plainFetch } from './plain-fetch.ts';

const document = 'mutation SignOut($input:SignOutInput!){signOut(input:$input){__typename}}';

/** Signs a session out on the server: the person's own, or one that no page took over. */
export const endSession = (refreshToken: string): Promise<unknown> => plainFetch(document, { input: { refreshToken } });
