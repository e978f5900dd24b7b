import { accessTokenRule, accessTokenScopes } from '#rules/admin.ts';
import { check } from '#rules/validation.ts';
import { ADMIN_SIGN_IN, ADMIN_SIGN_OUT } from '#server/edge/graphql/built-in-operations.ts';
import type { AdminCreateTokenMutation } from './answers.generated.ts';
import { mutate, sentencesOf, USER_ERROR } from './api.ts';
import { changing, type Line, numberOf, wrong } from './command.ts';
import { Failure } from './failure.ts';
import { ask, canAsk } from './prompt.ts';
import { serverOf } from './remote.ts';

const CREATE_TOKEN = /* GraphQL */ `mutation AdminCreateToken($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { __typename
  ... on CreateAccessTokenSuccess { token accessToken { expiresAt } } ${USER_ERROR} } }`;

type Input = { name: string; scopes: string[]; days: number };

type SignedIn = { signIn: { __typename: 'SignInSuccess'; session: { accessToken: string; refreshToken: string } } };

async function signIn(env: NodeJS.ProcessEnv, url: string): Promise<SignedIn['signIn']> {
  const email = env.ADMIN_EMAIL || (await ask('ADMIN_EMAIL: '));
  const password = env.ADMIN_PASSWORD || (await ask('ADMIN_PASSWORD: ', true));
  const send = (twoFactorCode: string | null) =>
    mutate<SignedIn>({ url, token: null }, ADMIN_SIGN_IN, { email, password, twoFactorCode });
  try {
    return await send(null);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'TWO_FACTOR_REQUIRED') throw error;
    if (!env.ADMIN_CODE && !canAsk()) throw new Failure(error.code, `${error.message} Set ADMIN_CODE to it.`);
    return send(env.ADMIN_CODE || (await ask('ADMIN_CODE: ')));
  }
}

async function makeToken(env: NodeJS.ProcessEnv, input: Input) {
  const url = serverOf(env);
  const { session } = await signIn(env, url);
  try {
    const server = { url, token: session.accessToken };
    return await mutate<AdminCreateTokenMutation>(server, CREATE_TOKEN, input);
  } finally {
    await mutate({ url, token: null }, ADMIN_SIGN_OUT, { refreshToken: session.refreshToken });
  }
}

function parse(line: Line): Input {
  const named =
    line.text('scopes') ?? wrong(`create-token wants --scopes, one or more of ${accessTokenScopes.join(', ')}.`);
  const given = named.split(',').map((scope) => scope.trim().toLowerCase());
  const unknown = given.find((scope) => !accessTokenScopes.some((known) => known === scope));
  if (unknown !== undefined) return wrong(`There is no scope '${unknown}'.`);
  // The rule is checked here too: a dry run does not sign in, so the server cannot check it.
  const input = { name: line.text('name') ?? '', scopes: given, days: numberOf(line, 'days') };
  const checked = check(accessTokenRule, input);
  if (!checked.ok) throw new Failure('INVALID_INPUT', sentencesOf(checked.fieldErrors));
  return { ...checked.value, scopes: given.map((scope) => scope.toUpperCase()) };
}

export const tokenCommands = [
  changing({
    name: 'create-token',
    usage: `--scopes ${accessTokenScopes.join(',')} [--name <text>] [--days <n>]`,
    does: 'Signs in with ADMIN_EMAIL, ADMIN_PASSWORD and, where two-factor sign-in is on, ADMIN_CODE, or asks for them, and prints a token for scripts that may do what its scopes say, and nothing else.',
    scope: null,
    options: {
      name: { type: 'string', default: 'admin command' },
      days: { type: 'string', default: '30' },
      scopes: { type: 'string' },
    },
    parse,
    async act(env, input, isDryRun) {
      const { name, days } = input;
      const told = { isDryRun, name, scopes: input.scopes };
      if (isDryRun) {
        const text = `Nothing was stored: a token "${name}" for ${days} days would be made, with ${input.scopes.join(', ').toLowerCase()}.`;
        return { json: { ...told, token: null, expiresAt: null }, text };
      }
      const { token, accessToken } = await makeToken(env, input);
      return { json: { ...told, token, expiresAt: accessToken.expiresAt }, text: token };
    },
  }),
];
