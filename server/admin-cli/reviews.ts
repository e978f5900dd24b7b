/** Selfies from a terminal: what waits, and what is decided. Each returns the lines to print. */
import { ask, mutate, USER_ERROR } from './api.ts';
import { scripted } from './remote.ts';

type Waiting = {
  id: string;
  submittedAt: string;
  selfieUrl: string | null;
  user: { email: string; fullName: string };
  photos: { url: string }[];
};
type Page = { verifications: { nodes: Waiting[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } };
type Reviewed = { dryRun: boolean; verification: { status: string; user: { email: string } } };

const WAITING = `query AdminVerifications($after: String) { admin { verifications(first: 50, after: $after) {
  nodes { id submittedAt selfieUrl user { email fullName } photos { url(size: LARGE, format: JPEG) } }
  pageInfo { hasNextPage endCursor } } } }`;
const REVIEW = `mutation AdminReview($input: ReviewVerificationInput!) { reviewVerification(input: $input) { __typename
  ... on ReviewVerificationSuccess { dryRun verification { status user { email } } } ${USER_ERROR} } }`;

/** The selfies that wait, those that wait longest first; addresses are whole, and those of selfies good for an hour. */
export async function waitingSelfies(env: NodeJS.ProcessEnv, asJson: boolean): Promise<string> {
  const server = scripted(env);
  const whole = (url: string): string => new URL(url, server.url).href;
  const found: Waiting[] = [];
  let after: string | null = null;
  do {
    const { verifications }: Page = await ask<Page>(server, 'admin', WAITING, { after });
    found.push(...verifications.nodes);
    after = verifications.pageInfo.hasNextPage ? verifications.pageInfo.endCursor : null;
  } while (after !== null);
  const rows = found.map(({ id, submittedAt, user, selfieUrl, photos }) => ({
    id,
    submittedAt,
    email: user.email,
    fullName: user.fullName,
    selfie: selfieUrl === null ? null : whole(selfieUrl),
    photos: photos.map(({ url }) => whole(url)),
  }));
  if (asJson) return JSON.stringify(rows, null, 2);
  if (rows.length === 0) return 'No selfie waits for a review.';
  return rows
    .map(({ id, submittedAt, email, fullName, selfie, photos }) =>
      [`${id}  ${submittedAt}  ${fullName} <${email}>`, `  selfie ${selfie ?? 'hidden from this token'}`]
        .concat(photos.map((photo) => `  photo  ${photo}`))
        .join('\n'),
    )
    .join('\n');
}

type Review = { verificationId: string; decision: string; reason: string | null; dryRun: boolean };

export async function review(env: NodeJS.ProcessEnv, input: Review): Promise<string> {
  const { dryRun, verification } = await mutate<Reviewed>(scripted(env), 'reviewVerification', REVIEW, input);
  const { user, status } = verification;
  const outcome = status.toLowerCase();
  return dryRun
    ? `Nothing was stored: the selfie of ${user.email} would be ${outcome}.`
    : `The selfie of ${user.email} is ${outcome}.`;
}
