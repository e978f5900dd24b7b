import { accountById } from '#server/features/accounts/service.ts';
import type { Deps } from '#server/platform/context/context.ts';
import type { Jobs } from '#server/platform/jobs/queue.ts';
import { post } from '#server/platform/mail/post.ts';
import { requestById } from './deletion-queries.ts';
import { deletionLetter } from './letters.ts';

/** Sends nothing if the message does not apply any more at run time. */
export async function sendDeletionLetter(deps: Deps, { requestId, letter }: Jobs['sendDeletionLetter']): Promise<void> {
  const request = await requestById(deps.db, requestId);
  const user = request?.userId == null ? null : await accountById(deps, request.userId);
  if (request === undefined || user === null) return;
  const composed = deletionLetter(letter, request, user, deps.config);
  if (composed !== null) await post(deps, composed);
}
