/** Production runs these documents beside those of the client. The command line signs in by them, and monitors probe. */

export const ADMIN_SIGN_IN = `mutation AdminSignIn($input: SignInInput!) { signIn(input: $input) { __typename
  ... on SignInSuccess { session { accessToken refreshToken } }
  ... on UserError { code message } ... on InvalidInput { fieldErrors { path message } } } }`;

export const ADMIN_SIGN_OUT = `mutation AdminSignOut($input: SignOutInput!) { signOut(input: $input) { __typename } }`;

/** They check that documents are run. */
const PROBES = ['{__typename}', '{ __typename }'];

export const builtInOperations: readonly string[] = [ADMIN_SIGN_IN, ADMIN_SIGN_OUT, ...PROBES];
