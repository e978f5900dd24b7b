/** The jobs that write to people. Each looks when it runs whether its letter is still true. */
import { limits } from '#rules/limits.ts';
import { linkSecret, typedCode } from '#server/auth/secrets.ts';
import type { Deps } from '#server/context.ts';
import type { UserRow } from '#server/db/rows.ts';
import { enqueue, type Jobs } from '#server/jobs/queue.ts';
import { compose, type Letter } from '#server/letters/layout.ts';
import { refundPoint, type Spend, spendPoint } from '#server/throttles.ts';
import { verificationById } from './address-queries.ts';
import { confirmAddress, letters, resetLetter } from './letters.ts';
import { usersByIds } from './queries.ts';
import { openReset } from './recovery-queries.ts';

/** The token of a mailed confirmation: whoever holds it reads that mailbox. */
export function verificationToken(deps: Pick<Deps, 'config'>, id: string): string {
  return `${id}.${linkSecret(deps.config, 'email link', id)}`;
}

/** The code and the link's secret of a request for a new password. */
export function resetSecrets(deps: Pick<Deps, 'config'>, id: string): { code: string; secret: string } {
  return {
    code: typedCode(deps.config, 'reset code', id, limits.passwordReset.digits),
    secret: linkSecret(deps.config, 'reset link', id),
  };
}

async function letterOf(deps: Deps, user: UserRow, job: Jobs['sendMail']): Promise<Letter | null> {
  const { letter, subjectId = user.id } = job;
  if (letter !== 'confirmAddress') return letters[letter](user, deps.config, subjectId);
  const waiting = await verificationById(deps.db, subjectId, deps.clock());
  // Confirmed, or replaced by a newer one.
  if (waiting === undefined) return null;
  return confirmAddress(user, waiting.email, verificationToken(deps, waiting.id), deps.config);
}

/** Writes to a person; whoever has left gets no letter. */
export async function sendLetter(deps: Deps, job: Jobs['sendMail']): Promise<void> {
  const [user] = await usersByIds(deps.db, [job.userId]);
  const letter = user === undefined ? null : await letterOf(deps, user, job);
  if (letter !== null) await deps.ports.mailer.send(compose(letter, deps.config));
}

/** Mails the way back into an account, one letter a minute: a request that came too early waits, and is left out for a newer one. */
export async function sendResetLetter(deps: Deps, { resetId }: Jobs['sendResetLetter']): Promise<void> {
  const reset = await openReset(deps.db, resetId, deps.clock());
  if (reset === undefined || reset.userId === null) return;
  const [user] = await usersByIds(deps.db, [reset.userId]);
  if (user === undefined) return;
  const spend: Spend = ['resetOfAccount', user.id];
  const waitMs = await spendPoint(deps, spend);
  if (waitMs > 0) {
    // The queue goes by the machine's clock.
    await enqueue(deps, 'sendResetLetter', { resetId }, { runAt: new Date(Date.now() + waitMs) });
    return;
  }
  const letter = resetLetter(user, { id: resetId, ...resetSecrets(deps, resetId) }, deps.config);
  try {
    await deps.ports.mailer.send(compose(letter, deps.config));
  } catch (error) {
    await refundPoint(deps, spend);
    throw error;
  }
}
