/** The team's side of a journey: a token as an administrator's scripts have it, with which they grant plans, review and answer. */
import { spawnSync } from 'node:child_process';
import { type Api, newcomer } from '#tests/factories/people.ts';
import { npmCommand } from '../../tooling/programs.ts';

const CREATE_TOKEN = `mutation Token($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { __typename
  ... on CreateAccessTokenSuccess { token } ... on UserError { message } } }`;

/** Of the product in production mode that all journeys share; made by the global setup, since `npm run admin` takes seconds. */
export const sharedTeam = (): string => process.env.E2E_TEAM_TOKEN ?? '';

/** A token of an administrator who is signed in. */
export async function tokenOf(api: Api, accessToken: string): Promise<string> {
  const scopes = ['ENTITLEMENTS_WRITE', 'USERS_READ', 'VERIFICATION_REVIEW', 'SUPPORT_WRITE'];
  const { data, body } = await api.gql(CREATE_TOKEN, { input: { name: 'journey', scopes, days: 1 } }, accessToken);
  const token = data?.createAccessToken?.token;
  if (typeof token !== 'string') throw new Error(`createAccessToken: ${body}`);
  return token;
}

/** A token of somebody whom the command line made an administrator, beside the product that runs. */
export async function teamOf(api: Api, dataDir: string): Promise<string> {
  const zainab = await newcomer(api, 'Zainab', { profile: false });
  const command = npmCommand('run', '--silent', 'admin', '--', 'grant-role', zainab.email, 'admin');
  const result = spawnSync(...command, { encoding: 'utf8', env: { ...process.env, DATA_DIR: dataDir } });
  if (result.status !== 0) throw new Error(`npm run admin: ${result.stdout}${result.stderr}`);
  return tokenOf(api, zainab.accessToken);
}
