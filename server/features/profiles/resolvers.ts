import { ageAt } from '#rules/age.ts';
import type { Compatibility } from '#rules/compatibility.ts';
import { distanceKm, distanceText } from '#rules/distance.ts';
import { lookingFrom, seenAt } from '#rules/positions.ts';
import { townLabel } from '#rules/towns.ts';
import type { Beside, ProfileParent } from '#server/contract/mappers.ts';
import type { Resolvers } from '#server/contract/resolvers.generated.ts';
import type { Context } from '#server/platform/context/context.ts';
import { plansOf } from '../entitlements/service.ts';
import { photosByUserId } from '../photos/loaders.ts';
import { photosShownBefore } from '../photos/service.ts';
import { saveDeckFilter } from './deck-filter-service.ts';
import { createProfile, updateProfile } from './edit-service.ts';
import { besideViewer, seenSide } from './lib/compatibility-inputs.ts';
import { ownProfileById } from './loaders.ts';
import { defaultFilter, updateLocation, withTravel } from './service.ts';
import { townOf, towns } from './town-service.ts';
import { clearTravelLocation, setTravelLocation } from './travel-service.ts';
import { boostEnd, boostProfile, pauseProfile, resumeProfile } from './visibility-service.ts';

/** Null for viewers without a profile. */
async function besideOf(ctx: Context): Promise<Beside | null> {
  const viewer = ctx.viewer && (await ctx.load(ownProfileById, ctx.viewer.userId));
  return viewer && besideViewer(await withTravel(ctx, viewer), ctx.clock());
}

function distanceFrom(viewer: Beside | null, profile: ProfileParent): string | null {
  const to = viewer?.from ? seenAt(profile) : null;
  return viewer?.from && to ? distanceText(distanceKm(viewer.from, to)) : null;
}

function compatibilityWith(viewer: Beside | null, profile: ProfileParent): Compatibility | null {
  return viewer?.compare(seenSide(profile)) ?? null;
}

export const resolvers: Resolvers = {
  Query: { towns: (_, { search, first }, ctx) => towns(ctx, search, first) },
  Mutation: {
    updateProfile: (_, { input }, ctx) => updateProfile(ctx, input),
    saveDeckFilter: (_, { input }, ctx) => saveDeckFilter(ctx, input),
    setTravelLocation: (_, { input }, ctx) => setTravelLocation(ctx, input),
    clearTravelLocation: (_parent, _args, ctx) => clearTravelLocation(ctx),
    boostProfile: (_parent, _args, ctx) => boostProfile(ctx),
    pauseProfile: (_parent, _args, ctx) => pauseProfile(ctx),
    resumeProfile: (_parent, _args, ctx) => resumeProfile(ctx),
    createProfile: (_, { input }, ctx) => createProfile(ctx, input),
    updateLocation: (_, { input }, ctx) => updateLocation(ctx, input),
  },
  Viewer: {
    profile: (viewer, _, ctx) => ctx.load(ownProfileById, viewer.id),
  },
  OwnProfile: {
    isVerified: (profile) => profile.verified,
    age: (profile, _, ctx) => ageAt(profile.dateOfBirth, ctx.clock()),
    hasPosition: async (profile, _, ctx) => lookingFrom(await withTravel(ctx, profile)) !== null,
    town: (profile) => townOf(profile.townId),
    travel: async (profile, _, ctx) => townOf((await withTravel(ctx, profile)).travelTownId),
    boostExpiresAt: (profile, _, ctx) => boostEnd(profile.boostExpiresAt, ctx.clock()),
    isPaused: (profile) => profile.pausedAt !== null,
    isUnderReview: (profile) => profile.limitedAt !== null,
    reviewedPhotos: (profile, _, ctx) =>
      profile.verified && profile.dateOfBirthVerifiedAt !== null
        ? photosShownBefore(ctx, profile.id, profile.dateOfBirthVerifiedAt)
        : [],
    isBirthDateFrozen: (profile) => profile.dateOfBirthVerifiedAt !== null,
    photos: async (profile, _, ctx) => (await ctx.load(photosByUserId, profile.id)) ?? [],
    avatar: async (profile, _, ctx) => (await ctx.load(photosByUserId, profile.id))?.[0] ?? null,
    defaultFilter: async (profile, _, ctx) => defaultFilter(profile, await plansOf(ctx, profile.id)),
  },
  Profile: {
    photos: (profile, _, ctx) => profile.photos ?? ctx.load(photosByUserId, profile.id).then((photos) => photos ?? []),
    avatar: (profile, _, ctx) =>
      profile.photos
        ? (profile.photos[0] ?? null)
        : ctx.load(photosByUserId, profile.id).then((photos) => photos?.[0] ?? null),
    distanceText: (profile, _, ctx) =>
      profile.beside
        ? distanceFrom(profile.beside, profile)
        : besideOf(ctx).then((viewer) => distanceFrom(viewer, profile)),
    compatibility: (profile, _, ctx) =>
      profile.beside
        ? compatibilityWith(profile.beside, profile)
        : besideOf(ctx).then((viewer) => compatibilityWith(viewer, profile)),
  },
  DeckFilter: {
    isVerified: (filter) => filter.verified ?? null,
    isActiveLately: (filter) => filter.activeLately ?? null,
  },
  Town: { label: townLabel },
};
