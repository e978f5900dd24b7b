/** Rows of the field x role table for signing up, in and out. */
import { afresh } from './matrix-accounts.ts';
import { errorFields, type Here, open, own, type RootRow, type TypeRow } from './matrix-cells.ts';

const signUp = (email: string) =>
  `input: { email: "${email}", password: "secret-1", fullName: "Nobody Test", hasAcceptedPrivacy: true, hasAcceptedTerms: true, isAdult: true }`;

async function freshTokens({ app, people }: Here): Promise<{ refreshToken: string }> {
  const { email, password } = people.gold;
  const answer = await app.gql(
    `mutation { signIn(input: { email: "${email}", password: "${password}" }) { ... on SignInSuccess { session { refreshToken } } } }`,
  );
  return answer.data.signIn.session;
}

// A password is tried at a time: of many at once the server turns some away. Hence these are async.
export const rootRows: Record<string, RootRow> = {
  'Mutation.signUp': { ask: ({ fresh }) => `signUp(${signUp(`${fresh}@example.com`)})`, row: open('SignUpSuccess') },
  'Mutation.signIn': {
    ask: async ({ subject }) => `signIn(input: { email: "${subject.email}", password: "${subject.password}" })`,
    row: open('SignInSuccess'),
  },
  'Mutation.signOut': {
    ask: ({ fresh }) => `signOut(input: { refreshToken: "${fresh}" })`,
    row: open('SignOutSuccess'),
  },
  'Mutation.refreshSession': {
    ask: ({ fresh }) => `refreshSession(input: { refreshToken: "${fresh}" })`,
    row: open('BAD_USER_INPUT'),
  },
};

export const typeRows: Record<string, TypeRow> = {
  Session: {
    ask: () => 'query { viewer { sessions { @@ } } }',
    at: 'viewer.sessions.0',
    fields: 'id label createdAt lastSeenAt isCurrent',
    row: own('value'),
  },
  SessionTokens: {
    ask: async ({
      subject,
    }) => `mutation { signIn(input: { email: "${subject.email}", password: "${subject.password}" }) {
      ... on SignInSuccess { session { @@ } } } }`,
    at: 'signIn.session',
    fields: 'accessToken accessExpiresAt refreshToken',
    row: open('value'),
  },
  SignUpSuccess: {
    ask: ({ fresh }) => `mutation { signUp(${signUp(`${fresh}@example.com`)}) { @@ } }`,
    at: 'signUp',
    fields: 'session viewer',
    row: open('value'),
  },
  SignInSuccess: {
    ask: async ({ subject }) =>
      `mutation { signIn(input: { email: "${subject.email}", password: "${subject.password}" }) { @@ } }`,
    at: 'signIn',
    fields: 'session viewer hasCancelledDeletion',
    row: open('value'),
  },
  SignOutSuccess: {
    ask: ({ fresh }) => `mutation { signOut(input: { refreshToken: "${fresh}" }) { @@ } }`,
    at: 'signOut',
    fields: 'hasEndedSession',
    row: open('value'),
  },
  RefreshSessionSuccess: {
    ask: async (here) =>
      `mutation { refreshSession(input: { refreshToken: "${(await freshTokens(here)).refreshToken}" }) { @@ } }`,
    at: 'refreshSession',
    fields: 'session',
    row: open('value'),
  },
  InvalidInput: {
    ask: () => `mutation { signUp(${signUp('no address')}) { @@ } }`,
    at: 'signUp',
    fields: `${errorFields} fieldErrors`,
    row: open('value'),
  },
  FieldError: {
    ask: () => `mutation { signUp(${signUp('no address')}) { ... on InvalidInput { fieldErrors { @@ } } } }`,
    at: 'signUp.fieldErrors.0',
    fields: 'path message',
    row: open('value'),
  },
  AlreadyRegistered: {
    ask: ({ subject }) => `mutation { signUp(${signUp(subject.email)}) { @@ } }`,
    at: 'signUp',
    fields: errorFields,
    row: open('value'),
  },
  InvalidCredentials: {
    // Afresh: after ten failures the next one would be turned away unheard.
    ask: afresh(
      ({ subject }) => `mutation { signIn(input: { email: "${subject.email}", password: "not hers" }) { @@ } }`,
    ),
    at: 'signIn',
    fields: errorFields,
    row: open('value'),
  },
  AccountSuspended: {
    ask: async ({ people: { suspended } }) =>
      `mutation { signIn(input: { email: "${suspended.email}", password: "${suspended.password}" }) { @@ } }`,
    at: 'signIn',
    fields: `${errorFields} reason appeal appealToken`,
    row: open('value'),
  },
};
