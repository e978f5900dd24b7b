/** A letter is sent only if it is still true when its job runs. */

import type { UserRow } from '#server/db/rows.ts';
import { accountById, administrators } from '#server/features/accounts/service.ts';
import type { Deps } from '#server/platform/context/context.ts';
import type { Jobs } from '#server/platform/jobs/queue.ts';
import { post } from '#server/platform/mail/post.ts';
import * as letters from './letters.ts';
import { appealById, isLimited, suspensionsByIds, warningById } from './queries.ts';

async function bodyOf({ db, config }: Deps, user: UserRow, { letter, subjectId }: Jobs['sendModerationLetter']) {
  switch (letter) {
    case 'limited':
      return user.suspendedAt === null && (await isLimited(db, user.id)) ? letters.limited(config) : null;
    case 'shown':
      return user.suspendedAt === null && !(await isLimited(db, user.id)) ? letters.shownAgain(config) : null;
    case 'restored':
      return user.suspendedAt === null ? letters.restored(config) : null;
    case 'warned':
    case 'photoRemoved': {
      const warning = await warningById(db, subjectId);
      if (warning === undefined) return null;
      return letter === 'warned' ? letters.warned(warning, config) : letters.photoRemoved(warning, config);
    }
    case 'photoAllowed':
      return letters.photoAllowed(config);
    case 'suspended': {
      const [suspension] = await suspensionsByIds(db, [subjectId]);
      return suspension?.liftedAt === null ? letters.suspended(suspension, config) : null;
    }
    case 'appealDecided': {
      const appeal = await appealById(db, subjectId);
      return appeal === undefined || appeal.state === 'waiting' ? null : letters.appealDecided(appeal, config);
    }
  }
}

export async function sendModerationLetter(deps: Deps, job: Jobs['sendModerationLetter']): Promise<void> {
  const user = await accountById(deps, job.userId);
  const body = user === null ? null : await bodyOf(deps, user, job);
  if (user === null || body === null) return;
  await post(deps, letters.moderationLetter(job.letter, job.subjectId, user, body));
}

/** Reports limit nobody for now. */
export async function alertAdministrators(deps: Deps, { alertId }: Jobs['alertAdministrators']): Promise<void> {
  for (const admin of await administrators(deps)) await post(deps, letters.limitsStopped(alertId, admin, deps.config));
}
