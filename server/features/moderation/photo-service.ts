import { photoDecisionRule } from '#rules/admin.ts';
import { messages as words } from '#rules/moderation.ts';
import { check } from '#rules/validation.ts';
import { invalidInput, notAvailable } from '#server/base/errors.ts';
import { idOf } from '#server/base/ids.ts';
import type { KeepPhotoInput, LiftPhotoRemovalInput, RemovePhotoInput } from '#server/contract/resolvers.generated.ts';
import { holdAccount } from '#server/features/accounts/service.ts';
import {
  clearFlag,
  forgetLikenesses,
  keepLikenesses,
  likenessesOf,
  shownPhotoRow,
  takeDown,
} from '#server/features/photos/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import { audit } from '#server/platform/legal-records/audit.ts';
import { deleteWarning, warningAboutPhoto } from './queries.ts';
import { tellOfPhoto } from './service.ts';

const unknownPhoto = notAvailable(words.unknownPhoto);
const ownPhoto = notAvailable(words.ownPhoto);

/** The photo's likeness is kept, so that a new upload of it is recognised. Of several administrators at once, one removes it. */
export async function removePhoto(ctx: Context, input: RemovePhotoInput) {
  const { userId } = requireAdmin(ctx);
  const checked = check(photoDecisionRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { reason } = checked.value;
  const { isDryRun = false } = input;
  const id = idOf(input.photoId);
  const photo = id === null ? null : await shownPhotoRow(ctx, id);
  if (photo === null) return unknownPhoto;
  if (photo.userId === userId) return ownPhoto;
  const found = isDryRun ? [] : await likenessesOf(ctx, photo.id);
  return inTransaction(ctx, async (tx) => {
    const user = await holdAccount(tx, photo.userId);
    if (user === null) return unknownPhoto;
    if (!isDryRun) {
      if (!(await takeDown(tx, user.id, photo.id))) return unknownPhoto;
      await keepLikenesses(tx, photo.id, found);
      await audit(tx, 'remove_photo', user.id, { photoId: photo.id, reason });
      await tellOfPhoto(tx, user.id, { photoId: photo.id, reason });
    }
    return { __typename: 'RemovePhotoSuccess' as const, isDryRun, user };
  });
}

/** As after an appeal, once. Deletes the warning and the likeness; the owner is told that they may upload the photo again. */
export async function liftPhotoRemoval(ctx: Context, input: LiftPhotoRemovalInput) {
  const { userId } = requireAdmin(ctx);
  const checked = check(photoDecisionRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { reason } = checked.value;
  const { isDryRun = false } = input;
  const photoId = idOf(input.photoId);
  return inTransaction(ctx, async (tx) => {
    const warning = photoId === null ? undefined : await warningAboutPhoto(tx.db, photoId, !isDryRun);
    const user = warning === undefined ? null : await holdAccount(tx, warning.userId);
    if (photoId === null || warning === undefined || user === null) return unknownPhoto;
    if (user.id === userId) return ownPhoto;
    if (!isDryRun) {
      await deleteWarning(tx.db, warning.id);
      await forgetLikenesses(tx, photoId);
      await audit(tx, 'lift_photo_removal', user.id, { photoId, reason });
      await enqueue(tx, 'sendModerationLetter', { letter: 'photoAllowed', userId: user.id, subjectId: photoId });
      tx.afterCommit(() => tx.bus.publish(`viewer:${user.id}`, { kind: 'warning' }));
    }
    return { __typename: 'LiftPhotoRemovalSuccess' as const, isDryRun, user };
  });
}

export async function keepPhoto(ctx: Context, input: KeepPhotoInput) {
  const { userId } = requireAdmin(ctx);
  const { isDryRun = false } = input;
  const id = idOf(input.photoId);
  return inTransaction(ctx, async (tx) => {
    const marked = id === null ? null : await shownPhotoRow(tx, id);
    if (id === null || marked === null || marked.flaggedAt === null) return unknownPhoto;
    if (marked.userId === userId) return ownPhoto;
    if (!isDryRun) {
      if ((await clearFlag(tx, id)) === null) return unknownPhoto;
      await audit(tx, 'keep_photo', marked.userId, { photoId: id });
    }
    return { __typename: 'KeepPhotoSuccess' as const, isDryRun, photoId: id };
  });
}
