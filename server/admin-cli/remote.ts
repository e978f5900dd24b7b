/** The commands that are mutations: thin callers over HTTP. Each returns the line to print. */
import { mutate, type Server, USER_ERROR } from './api.ts';
import { Failure } from './failure.ts';
import { ask } from './prompt.ts';

type Person = { email: string; suspendedAt: string | null; premium: { plan: string; endsAt: string | null } | null };
type Done = { dryRun: boolean; user: Person };

const PERSON = 'dryRun user { email suspendedAt premium { plan endsAt } }';

const SIGN_IN = `mutation AdminSignIn($input: SignInInput!) { signIn(input: $input) { __typename
  ... on SignInSuccess { session { accessToken refreshToken } } ${USER_ERROR} } }`;
const SIGN_OUT = `mutation AdminSignOut($input: SignOutInput!) { signOut(input: $input) { __typename } }`;
const CREATE_TOKEN = `mutation AdminCreateToken($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { __typename
  ... on CreateAccessTokenSuccess { token accessToken { expiresAt } } ${USER_ERROR} } }`;
const GRANT = `mutation AdminGrant($input: GrantEntitlementInput!) { grantEntitlement(input: $input) { __typename
  ... on GrantEntitlementSuccess { ${PERSON} } ${USER_ERROR} } }`;
const SUSPEND = `mutation AdminSuspend($input: SuspendAccountInput!) { suspendAccount(input: $input) { __typename
  ... on SuspendAccountSuccess { ${PERSON} } ${USER_ERROR} } }`;

function serverOf(env: NodeJS.ProcessEnv): string {
  const url = env.ZOBO_URL || 'http://localhost:4000';
  if (!URL.canParse(url)) throw new Failure('USAGE', 'ZOBO_URL should be an address like http://localhost:4000.');
  return url;
}

/** The server as a script calls it, with its token. */
export function scripted(env: NodeJS.ProcessEnv): Server {
  const token = env.ADMIN_TOKEN || null;
  if (token === null) {
    throw new Failure('USAGE', 'ADMIN_TOKEN is missing: make one with `npm run admin -- create-token`.');
  }
  return { url: serverOf(env), token };
}

/** Signs in, makes a token for scripts, and signs out again. Returns the token. */
export async function createToken(env: NodeJS.ProcessEnv, input: { name: string; scopes: string[]; days: number }) {
  const url = serverOf(env);
  const email = env.ADMIN_EMAIL || (await ask('ADMIN_EMAIL: '));
  const password = env.ADMIN_PASSWORD || (await ask('ADMIN_PASSWORD: ', true));
  type SignedIn = { session: { accessToken: string; refreshToken: string } };
  const { session } = await mutate<SignedIn>({ url, token: null }, 'signIn', SIGN_IN, { email, password });
  try {
    const server = { url, token: session.accessToken };
    const made = await mutate<{ token: string }>(server, 'createAccessToken', CREATE_TOKEN, input);
    return made.token;
  } finally {
    await mutate({ url, token: null }, 'signOut', SIGN_OUT, { refreshToken: session.refreshToken });
  }
}

export async function grantEntitlement(
  env: NodeJS.ProcessEnv,
  input: { email: string; plan: string | null; days: number; reason: string | null; dryRun: boolean },
) {
  const { dryRun, user } = await mutate<Done>(scripted(env), 'grantEntitlement', GRANT, input);
  if (dryRun)
    return `Nothing was stored: ${user.email} would get ${input.plan ?? 'the premium flag'} for ${input.days} days.`;
  const until = user.premium?.endsAt ? ` until ${user.premium.endsAt}` : '';
  return `${user.email} has ${user.premium?.plan ?? 'no plan'}${until}.`;
}

export async function suspend(env: NodeJS.ProcessEnv, input: { email: string; reason: string; dryRun: boolean }) {
  const { dryRun, user } = await mutate<Done>(scripted(env), 'suspendAccount', SUSPEND, input);
  return dryRun ? `Nothing was stored: ${user.email} would be suspended.` : `${user.email} is suspended.`;
}
