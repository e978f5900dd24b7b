/** Documents that are run in production beside those of the client: what monitors ask, and how the command line signs in. */

export const ADMIN_SIGN_IN = `mutation AdminSignIn($input: SignInInput!) { signIn(input: $input) { __typename
  ... on SignInSuccess { session { accessToken refreshToken } }
  ... on UserError { code message } ... on InvalidInput { fieldErrors { path message } } } }`;

export const ADMIN_SIGN_OUT = `mutation AdminSignOut($input: SignOutInput!) { signOut(input: $input) { __typename } }`;

/** Whether documents are run at all. */
const PROBES = ['{__typename}', '{ __typename }'];

export const houseDocuments: readonly string[] = [ADMIN_SIGN_IN, ADMIN_SIGN_OUT, ...PROBES];
