import { activityOf } from '#rules/activity.ts';
import { ageAt } from '#rules/age.ts';
import { compatibility } from '#rules/compatibility.ts';
import { savedFilter } from '#rules/discovery.ts';
import { distanceKm, distanceText } from '#rules/distance.ts';
import { lookingFrom, seenAt } from '#rules/positions.ts';
import type { Gender } from '#rules/vocabulary.ts';
import type { Resolvers } from '#server/resolvers.generated.ts';
import { photosByUserId } from '../photos/loaders.ts';
import { ownProfileById } from './loaders.ts';
import { createProfile, updateLocation } from './service.ts';
import { sideOf } from './sides.ts';

const notBuilt = (): never => {
  throw new Error('Not built yet');
};

export const resolvers: Resolvers = {
  Query: { towns: notBuilt },
  Mutation: {
    updateProfile: notBuilt,
    setTravelLocation: notBuilt,
    clearTravelLocation: notBuilt,
    boostProfile: notBuilt,
    pauseProfile: notBuilt,
    resumeProfile: notBuilt,
    createProfile: (_, { input }, ctx) => createProfile(ctx, input),
    updateLocation: (_, { input }, ctx) => updateLocation(ctx, input),
  },
  Viewer: {
    profile: (viewer, _, ctx) => ctx.load(ownProfileById, viewer.id),
  },
  OwnProfile: {
    age: (profile, _, ctx) => ageAt(profile.dateOfBirth, ctx.clock()),
    hasPosition: (profile) => lookingFrom(profile) !== null,
    photos: async (profile, _, ctx) => (await ctx.load(photosByUserId, profile.id)) ?? [],
    avatar: async (profile, _, ctx) => (await ctx.load(photosByUserId, profile.id))?.[0] ?? null,
    defaultFilter: (profile) => savedFilter(profile.showMe as Gender | null),
  },
  Profile: {
    age: (profile, _, ctx) => ageAt(profile.dateOfBirth, ctx.clock()),
    activity: (profile, _, ctx) => activityOf(profile.lastActiveAt, ctx.clock()),
    photos: async (profile, _, ctx) => profile.photos ?? (await ctx.load(photosByUserId, profile.id)) ?? [],
    avatar: async (profile, _, ctx) => (profile.photos ?? (await ctx.load(photosByUserId, profile.id)))?.[0] ?? null,
    async distanceText(profile, _, ctx) {
      const viewer = ctx.viewer && (await ctx.load(ownProfileById, ctx.viewer.userId));
      const from = viewer && lookingFrom(viewer);
      const to = seenAt(profile);
      return from && to ? distanceText(distanceKm(from, to)) : null;
    },
    async compatibility(profile, _, ctx) {
      const viewer = ctx.viewer && (await ctx.load(ownProfileById, ctx.viewer.userId));
      return viewer && compatibility(sideOf(viewer, ctx.clock()), sideOf(profile, ctx.clock()));
    },
  },
};
