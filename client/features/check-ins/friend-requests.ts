/** What a friend's links ask, without Apollo and without an account. Each rejects when the server was not reached. */
import { plainFetch } from '#client/apollo/plain-fetch.ts';

const INVITATION = 'query Invitation($token: String!) { friendInvitation(token: $token) { firstName isConfirmed } }';
const ANSWER = `mutation AnswerInvitation($input: AnswerFriendInvitationInput!) {
  answerFriendInvitation(input: $input) { __typename ... on AnswerFriendInvitationSuccess { isConfirmed } }
}`;
const SEND_CODE = `mutation SendPlanCode($input: SendSharedPlanCodeInput!) {
  sendSharedPlanCode(input: $input) { __typename ... on SendSharedPlanCodeSuccess { validMinutes } ... on UserError { message } }
}`;
const OPEN = `mutation OpenPlan($input: OpenSharedPlanInput!) {
  openSharedPlan(input: $input) {
    __typename
    ... on OpenSharedPlanSuccess { sharedPlan { firstName placeName startsAt dueAt isSafe isAlarmed other { name age photo } } }
    ... on UserError { message }
  }
}`;

export type Invitation = { firstName: string; isConfirmed: boolean };
export type FriendAnswer = 'ACCEPT' | 'DECLINE' | 'NEVER';
export type SharedPlan = {
  firstName: string;
  placeName: string;
  startsAt: string;
  dueAt: string;
  isSafe: boolean;
  isAlarmed: boolean;
  other: { name: string; age: number; photo: string | null } | null;
};

type Answered = Awaited<ReturnType<typeof plainFetch>>;

function fieldOf<Told>({ data, message }: Answered, field: string): Told {
  if (data === null || typeof data !== 'object') throw new Error(message ?? 'The server did not answer');
  return (data as Record<string, Told>)[field] as Told;
}

/** Null when the link is over. */
export async function invitationOf(token: string): Promise<Invitation | null> {
  return fieldOf(await plainFetch(INVITATION, { token }), 'friendInvitation');
}

/** False when the link is over. */
export async function answerInvitation(token: string, answer: FriendAnswer): Promise<boolean> {
  const told = fieldOf<{ __typename: string }>(
    await plainFetch(ANSWER, { input: { token, answer } }),
    'answerFriendInvitation',
  );
  return told.__typename === 'AnswerFriendInvitationSuccess';
}

type Refused = { __typename: 'LinkExpired' | 'TooManyAttempts' | 'WrongCode'; message: string };

export async function sendPlanCode(
  token: string,
): Promise<Refused | { __typename: 'SendSharedPlanCodeSuccess'; validMinutes: number }> {
  return fieldOf(await plainFetch(SEND_CODE, { input: { token } }), 'sendSharedPlanCode');
}

export async function openPlan(
  token: string,
  code: string,
): Promise<Refused | { __typename: 'OpenSharedPlanSuccess'; sharedPlan: SharedPlan }> {
  return fieldOf(await plainFetch(OPEN, { input: { token, code } }), 'openSharedPlan');
}
