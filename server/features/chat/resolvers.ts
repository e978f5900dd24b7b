import { contentFor } from '#rules/chat.ts';
import type { Resolvers } from '#server/contract/resolvers.generated.ts';
import { matchHolding } from '#server/features/matches/service.ts';
import { visibleProfileById } from '#server/features/profiles/loaders.ts';
import type { ChatEvent } from '#server/platform/bus/topics.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { chatEventFor, listenToChat } from './event-service.ts';
import { placeByMessageId } from './loaders.ts';
import { shareDateIdea } from './place-service.ts';
import { canMessage } from './policy.ts';
import { messagesOf, newestMessage, otherCanRead, readUpTo, unreadIn, unreadInAll } from './reading-service.ts';
import { markRead, send, tellTyping } from './service.ts';

export const resolvers: Resolvers = {
  Mutation: {
    shareDateIdea: (_root, { input }, ctx) => shareDateIdea(ctx, input),
    sendMessage: (_root, { input }, ctx) => send(ctx, input),
    markMessagesRead: (_root, { input }, ctx) => markRead(ctx, input),
    setTyping: (_root, { input }, ctx) => tellTyping(ctx, input),
  },
  Subscription: {
    chatEvents: {
      subscribe: (_root, { matchId }, ctx) => listenToChat(ctx, matchId),
      resolve: (event: ChatEvent, _args: unknown, ctx: Context) => chatEventFor(ctx, event),
    },
  },
  Viewer: {
    unreadCount: (viewer, _args, ctx) => unreadInAll(ctx, viewer.id),
  },
  Match: {
    canViewerMessage: (_match, _args, ctx) => canMessage(ctx),
    lastMessage: (match, _args, ctx) => newestMessage(ctx, match),
    canOtherMessage: (match, _args, ctx) => otherCanRead(ctx, match),
    unreadCount: (match, _args, ctx) => unreadIn(ctx, match),
    theirReadSeq: (match, _args, ctx) => readUpTo(ctx, match, 'theirReadSeq'),
    myReadSeq: (match, _args, ctx) => readUpTo(ctx, match, 'myReadSeq'),
    messages: (match, args, ctx) => messagesOf(ctx, match, args),
  },
  Message: {
    clientId: (message, _args, ctx) => (message.senderId === requireViewer(ctx).userId ? message.clientId : null),
    content: (message, _args, ctx) => contentFor(message, message.senderId === requireViewer(ctx).userId),
    dateIdea: (message, _args, ctx) => (message.kind === 'place' ? ctx.load(placeByMessageId, message.id) : null),
    isMine: (message, _args, ctx) => message.senderId === requireViewer(ctx).userId,
    match: (message, _args, ctx) => matchHolding(ctx, message),
    sender: (message, _args, ctx) => ctx.load(visibleProfileById, message.senderId),
  },
  MessagesRead: {
    reader: (event, _args, ctx) => ctx.load(visibleProfileById, event.readerId),
  },
  TypingChanged: {
    profile: (event, _args, ctx) => ctx.load(visibleProfileById, event.profileId),
  },
};
