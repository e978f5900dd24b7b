import { isAdult, lagosDayNumber } from '#rules/age.ts';
import { interestKey, splitInterests } from '#rules/compatibility.ts';
import { messages as locationMessages, spendChanges } from '#rules/location-changes.ts';
import { ownPosition } from '#rules/positions.ts';
import { createProfileRule, messages, updateProfileRule } from '#rules/profiles.ts';
import { messages as townMessages } from '#rules/towns.ts';
import { check } from '#rules/validation.ts';
import { invalidInput, unauthenticated, userError } from '#server/base/errors.ts';
import type { CreateProfileInput, UpdateProfileInput } from '#server/contract/resolvers.generated.ts';
import { holdAccount } from '#server/features/accounts/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { recordConsent } from '#server/platform/legal-records/consents.ts';
import { noProfile } from './policy.ts';
import { insertProfile, lockProfile, updateProfileRow } from './queries.ts';
import { townOf } from './town-service.ts';

const underage = userError('Underage', 'underage', messages.underage);
const frozen = (message: string) => userError('BirthDateFrozen', 'birth_date_frozen', message);
const unknownTown = () => invalidInput([{ path: 'townId', message: townMessages.unknown }]);

function interestsOf(typed: string): { interests: string[]; interestKeys: string[] } {
  const interests = splitInterests(typed);
  return { interests, interestKeys: interests.map(interestKey) };
}

export async function createProfile(ctx: Context, input: CreateProfileInput) {
  const { userId } = requireViewer(ctx);
  const checked = check(createProfileRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { interests, townId = null, hasConsentedToDataProcessing: _, ...given } = checked.value;
  if (townId !== null && townOf(townId) === null) return unknownTown();
  const now = ctx.clock();
  if (!isAdult(given.dateOfBirth, now)) return underage;
  const isNew = await inTransaction(ctx, async (tx) => {
    // A suspension or an account deletion at this moment either comes first and is seen here, or finds the profile.
    const user = await holdAccount(tx, userId);
    if (user === null) throw unauthenticated();
    const isInserted = await insertProfile(tx.db, {
      ...given,
      ...interestsOf(interests),
      id: userId,
      suspendedAt: user.suspendedAt,
      deletionRequestedAt: user.deletionRequestedAt,
      townId,
      ageVerified: true,
      dataProcessingConsentAt: now,
      lastActiveAt: now,
      activeDay: lagosDayNumber(now),
      createdAt: now,
      updatedAt: now,
    });
    if (isInserted) await recordConsent(tx, { userId }, { what: 'data_processing', given: true, how: 'profile_setup' });
    return isInserted;
  });
  if (!isNew) return userError('ProfileExists', 'profile_exists', messages.exists);
  return { __typename: 'CreateProfileSuccess' as const, viewer: { id: userId } };
}

/**
 * The row is locked first: a parallel selfie upload or review is either seen here or sees the new profile. A new town does not change the
 * position; if both are known, the position counts.
 */
export async function updateProfile(ctx: Context, input: UpdateProfileInput) {
  const { userId } = requireViewer(ctx);
  const checked = check(updateProfileRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const {
    interests,
    townId = null,
    heightCm,
    education,
    religion,
    smoking,
    drinking,
    showMe,
    ...given
  } = checked.value;
  if (townId !== null && townOf(townId) === null) return unknownTown();
  const now = ctx.clock();
  if (!isAdult(given.dateOfBirth, now)) return underage;
  return inTransaction(ctx, async (tx) => {
    const profile = await lockProfile(tx.db, userId);
    if (profile === undefined) return noProfile;
    if (profile.dateOfBirth !== given.dateOfBirth) {
      if (profile.dateOfBirthVerifiedAt !== null) return frozen(messages.birthDateFrozen);
      // Else a reviewer would confirm another birth date than the one they saw.
      if (profile.verificationStatus === 'pending') return frozen(messages.birthDateWaits);
    }
    const isElsewhere = townId !== null && townId !== profile.townId;
    // With a known position, the town changes no location and does not count for the location-change limit.
    const kept = isElsewhere && ownPosition(profile) === null ? spendChanges(profile, 1, now) : null;
    if (kept !== null && 'frozen' in kept)
      return invalidInput([{ path: 'townId', message: locationMessages[kept.frozen] }]);
    await updateProfileRow(tx.db, userId, {
      ...given,
      ...interestsOf(interests),
      // The whole profile is replaced: an absent value is cleared.
      heightCm: heightCm ?? null,
      education: education ?? null,
      religion: religion ?? null,
      smoking: smoking ?? null,
      drinking: drinking ?? null,
      showMe: showMe ?? null,
      townId: townId ?? profile.townId,
      ...kept,
      ageVerified: true,
      updatedAt: now,
    });
    return { __typename: 'UpdateProfileSuccess' as const, viewer: { id: userId } };
  });
}
