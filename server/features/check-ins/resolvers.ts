import { timesOf } from '#rules/check-ins.ts';
import { limits } from '#rules/limits.ts';
import type { Resolvers } from '#server/contract/resolvers.generated.ts';
import {
  answerFriendInvitation,
  friendInvitation,
  friendsOfViewer,
  inviteFriend,
  removeFriend,
} from './friend-service.ts';
import { friendsByCheckInId } from './loaders.ts';
import { checkIn, checkInOfViewer, hasPins, setCheckInPins, startCheckIn } from './service.ts';
import { openSharedPlan, sendSharedPlanCode } from './shared-plan-service.ts';

export const resolvers: Resolvers = {
  Query: {
    friendInvitation: (_root, { token }, ctx) => friendInvitation(ctx, token),
  },
  Mutation: {
    inviteFriend: (_root, { input }, ctx) => inviteFriend(ctx, input),
    removeFriend: (_root, { input }, ctx) => removeFriend(ctx, input),
    answerFriendInvitation: (_root, { input }, ctx) => answerFriendInvitation(ctx, input),
    setCheckInPins: (_root, { input }, ctx) => setCheckInPins(ctx, input),
    startCheckIn: (_root, { input }, ctx) => startCheckIn(ctx, input),
    checkIn: (_root, { input }, ctx) => checkIn(ctx, input),
    sendSharedPlanCode: (_root, { input }, ctx) => sendSharedPlanCode(ctx, input),
    openSharedPlan: (_root, { input }, ctx) => openSharedPlan(ctx, input),
  },
  Viewer: {
    trustedFriends: (_viewer, _args, ctx) => friendsOfViewer(ctx),
    hasCheckInPins: (_viewer, _args, ctx) => hasPins(ctx),
    currentCheckIn: (_viewer, _args, ctx) => checkInOfViewer(ctx),
  },
  CheckIn: {
    alarmAt: ({ dueAt }) => timesOf(dueAt).alarm,
    extendableMinutes: ({ state, extendedMinutes }) =>
      state === 'armed' ? limits.checkIns.extendMinutes.max - extendedMinutes : 0,
    friends: async ({ id }, _args, ctx) => (await ctx.load(friendsByCheckInId, id)) ?? [],
  },
};
