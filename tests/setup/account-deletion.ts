/** What tests of account deletion do: ask, come back, and let days pass. */
import { limits } from '#rules/limits.ts';
import type { Person } from '#tests/factories/people.ts';
import type { Answer, TestApp } from './app.ts';

export const DAY = 86_400_000;

const LEAVE = `mutation ($input: RequestAccountDeletionInput!) { requestAccountDeletion(input: $input) { __typename
  ... on UserError { code message }
  ... on RequestAccountDeletionSuccess { request { id status reason requestedAt cancellableUntil erasedBy } viewer { id } } } }`;
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { __typename ... on UserError { message }
  ... on SignInSuccess { hasCancelledDeletion session { accessToken } viewer { id } } } }`;
const CANCEL =
  'mutation { cancelAccountDeletion { __typename ... on UserError { message } ... on CancelAccountDeletionSuccess { viewer { id deletionRequest { id } } } } }';

export const askToLeave = (app: TestApp, who: Person, reason = ''): Promise<Answer> =>
  app.gql(LEAVE, { input: { reason } }, who.accessToken);

/** The same, which has to succeed. */
export async function leave(app: TestApp, who: Person): Promise<void> {
  const { data, body } = await askToLeave(app, who);
  if (data?.requestAccountDeletion?.__typename !== 'RequestAccountDeletionSuccess') throw new Error(body);
}

export const signIn = ({ gql }: TestApp, { email, password }: Person): Promise<Answer> =>
  gql(SIGN_IN, { input: { email, password } });

export const cancelDeletion = ({ gql }: TestApp, token: string): Promise<Answer> => gql(CANCEL, {}, token);

/** What is kept of somebody's account; undefined once it is erased. */
export const accountOf = ({ db }: TestApp, { id }: Person) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

/** Their requests to be deleted, the first one first. */
export const requestsOf = ({ db }: TestApp, { id }: Person) =>
  db.selectFrom('deletionRequests').selectAll().where('userId', '=', id).orderBy('id').execute();

/** Lets days pass. */
export const daysPass = ({ clock }: Pick<TestApp, 'clock'>, days: number): void => clock.advance(days * DAY);

export const { graceDays, erasedDays } = limits.dataRights;
