import { callStateOf, ringsUntil } from '#rules/calls.ts';
import type { Resolvers } from '#server/contract/resolvers.generated.ts';
import { matchHolding } from '#server/features/matches/service.ts';
import type { CallEvent } from '#server/platform/bus/topics.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { callSignalFor, listenToCalls } from './event-service.ts';
import { canCall } from './policy.ts';
import { callIn, callOfViewer, offerOf, prepareCall, sendCallSignal } from './service.ts';

export const resolvers: Resolvers = {
  Mutation: {
    prepareCall: (_root, { input }, ctx) => prepareCall(ctx, input),
    sendCallSignal: (_root, { input }, ctx) => sendCallSignal(ctx, input),
  },
  Subscription: {
    callSignals: {
      subscribe: (_root, { matchId }, ctx) => listenToCalls(ctx, matchId),
      resolve: (event: CallEvent, _args: unknown, ctx: Context) => callSignalFor(ctx, event),
    },
  },
  Viewer: {
    call: (_viewer, _args, ctx) => callOfViewer(ctx),
  },
  Match: {
    canViewerCall: (_match, _args, ctx) => canCall(ctx),
    call: (match, _args, ctx) => callIn(ctx, match),
  },
  Call: {
    match: (call, _args, ctx) => matchHolding(ctx, call),
    isIncoming: (call, _args, ctx) => call.calleeId === requireViewer(ctx).userId,
    state: (call, _args, ctx) => callStateOf(call, ctx.clock()).state,
    end: (call, _args, ctx) => callStateOf(call, ctx.clock()).end,
    ringsUntil: (call) => ringsUntil(call.startedAt),
    offer: (call, _args, ctx) => offerOf(ctx, call),
  },
};
