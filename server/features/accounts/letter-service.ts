/** The jobs that mail people. Each checks at run time that its email still applies. */
import { limits } from '#rules/limits.ts';
import { linkSecret, typedCode } from '#server/base/secrets.ts';
import type { UserRow } from '#server/db/rows.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { enqueue, type Jobs } from '#server/platform/jobs/queue.ts';
import type { Letter } from '#server/platform/mail/layout.ts';
import { post } from '#server/platform/mail/post.ts';
import { refundPoint, type Spend, spendPoint } from '#server/platform/throttles/throttles.ts';
import { formerAddressById, verificationById } from './address-queries.ts';
import { addressLeft, confirmAddress, letters, resetLetter, signInCodeLetter } from './letters.ts';
import { usersByIds } from './queries.ts';
import { markSent, openReset, type ResetRow, subjectOf } from './recovery-queries.ts';

export function verificationToken(deps: Pick<Deps, 'config'>, id: string): string {
  return `${id}.${linkSecret(deps.config, 'email link', id)}`;
}

/** The code and the link's secret of a request for a password reset or a sign-in code. */
export function resetSecrets(deps: Pick<Deps, 'config'>, id: string): { code: string; secret: string } {
  return {
    code: typedCode(deps.config, 'reset code', id, limits.passwordReset.digits),
    secret: linkSecret(deps.config, 'reset link', id),
  };
}

async function letterOf(deps: Deps, user: UserRow, job: Jobs['sendMail']): Promise<Letter | null> {
  const { letter, subjectId = user.id } = job;
  if (letter === 'addressAsked' || letter === 'addressLeft') {
    // The address that the account had then: the current one may belong to an attacker.
    const email = await formerAddressById(deps.db, subjectId);
    if (email === undefined) return null;
    const write = letter === 'addressLeft' ? addressLeft : letters[letter];
    return write({ ...user, email }, deps.config, subjectId);
  }
  if (letter !== 'confirmAddress') return letters[letter](user, deps.config, subjectId);
  const waiting = await verificationById(deps.db, subjectId, deps.clock());
  // The address is confirmed, or a newer request replaced this one.
  if (waiting === undefined) return null;
  return confirmAddress(user, waiting.email, verificationToken(deps, waiting.id), deps.config);
}

export async function sendLetter(deps: Deps, job: Jobs['sendMail']): Promise<void> {
  const [user] = await usersByIds(deps.db, [job.userId]);
  const letter = user === undefined ? null : await letterOf(deps, user, job);
  if (letter !== null) await post(deps, letter);
}

async function sendWayBack(deps: Deps, reset: ResetRow): Promise<void> {
  const [user] = reset.userId === null ? [] : await usersByIds(deps.db, [reset.userId]);
  if (user === undefined) return;
  const write = reset.purpose === 'sign_in' ? signInCodeLetter : resetLetter;
  await post(deps, write(user, { id: reset.id, ...resetSecrets(deps, reset.id) }, deps.config));
}

/** One email a minute and address: later ones wait. Above the hourly limit they are dropped. Known networks have a limit of their own. */
export async function sendResetLetter(deps: Deps, { resetId }: Jobs['sendResetLetter']): Promise<void> {
  const reset = await openReset(deps.db, resetId, deps.clock());
  if (reset === undefined || reset.sentAt !== null) return;
  const subject = subjectOf(reset);
  const minute: Spend = ['resetOfAccount', subject];
  const hour: Spend = ['resetOfAccountHourly', reset.isKnownNetwork ? `${subject} at home` : subject];
  const waitMs = await spendPoint(deps, minute);
  if (waitMs > 0) {
    // The job queue uses the machine's clock.
    await enqueue(deps, 'sendResetLetter', { resetId }, { runAt: new Date(Date.now() + waitMs) });
    return;
  }
  if ((await spendPoint(deps, hour)) > 0) return refundPoint(deps, minute);
  try {
    await sendWayBack(deps, reset);
  } catch (error) {
    await refundPoint(deps, hour);
    await refundPoint(deps, minute);
    throw error;
  }
  await markSent(deps.db, resetId, deps.clock());
}
