import { decisions } from '#rules/verification.ts';
import type { AdminReviewMutation, AdminVerificationsQuery } from './answers.generated.ts';
import { everyNode, mutate, PAGE_INFO, USER_ERROR } from './api.ts';
import { changing, choiceOf, reading } from './command.ts';
import { listed, named } from './output.ts';
import { scripted } from './remote.ts';

const WAITING = /* GraphQL */ `query AdminVerifications($first: Int!, $after: String) { admin { verifications(first: $first, after: $after) {
  nodes { id submittedAt selfieUrl user { email fullName } photos { url(size: LARGE, format: JPEG) } } ${PAGE_INFO} } } }`;
const REVIEW = /* GraphQL */ `mutation AdminReview($input: ReviewVerificationInput!) { reviewVerification(input: $input) { __typename
  ... on ReviewVerificationSuccess { verification { id status user { email } } } ${USER_ERROR} } }`;

export const reviewCommands = [
  reading({
    name: 'verifications',
    usage: '',
    does: 'Lists the selfies that wait for a review, those that wait longest first; addresses of selfies, good for an hour, need verification_review too.',
    scope: 'users_read',
    parse: () => null,
    async read(env) {
      const server = scripted(env);
      const whole = (url: string): string => new URL(url, server.url).href;
      const found = await everyNode<AdminVerificationsQuery>(server, WAITING);
      const rows = found.map(({ id, submittedAt, user, selfieUrl, photos }) => ({
        id,
        submittedAt,
        email: user.email,
        fullName: user.fullName,
        selfie: selfieUrl === null ? null : whole(selfieUrl),
        photos: photos.map(({ url }) => whole(url)),
      }));
      const lines = rows.map(({ id, submittedAt, selfie, photos, ...user }) =>
        [`${id}  ${submittedAt}  ${named(user)}`, `  selfie ${selfie ?? 'hidden from this token'}`]
          .concat(photos.map((photo) => `  photo  ${photo}`))
          .join('\n'),
      );
      return { json: rows, text: listed(lines, 'No selfie waits for a review.') };
    },
  }),
  changing({
    name: 'review-verification',
    usage: `<id> ${decisions.join('|')} [--reason <text>]`,
    does: 'Decides about a selfie and tells the person. A rejection needs a reason, which the person reads.',
    scope: 'verification_review',
    words: ['an id', 'a verdict'],
    options: { reason: { type: 'string' } },
    parse(line) {
      const [verificationId = '', verdict] = line.words;
      const decision = choiceOf('The verdict', verdict, decisions);
      return { verificationId, decision, reason: line.text('reason') ?? null };
    },
    async act(env, input, isDryRun) {
      const reviewed = await mutate<AdminReviewMutation>(scripted(env), REVIEW, { ...input, isDryRun });
      const { id, status, user } = reviewed.verification;
      const outcome = status.toLowerCase();
      const text = isDryRun
        ? `Nothing was stored: the selfie of ${user.email} would be ${outcome}.`
        : `The selfie of ${user.email} is ${outcome}.`;
      return { json: { isDryRun, id, status, email: user.email }, text };
    },
  }),
];
