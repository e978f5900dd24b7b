import { asking, scenarioIds, type TalkId, talks } from '#rules/companion.ts';
import type { Resolvers } from '#server/contract/resolvers.generated.ts';
import { scenarioTexts } from '#server/ports/coach-library.ts';
import { generateQuestions, reviewDraft } from './asking-service.ts';
import type { ReplyEvent } from './lib/reply-stream.ts';
import { rateReply, replyRatings } from './rating-service.ts';
import { companionReply } from './reply-service.ts';
import * as service from './service.ts';
import { allowanceOf } from './usage-service.ts';

export const resolvers: Resolvers = {
  Query: {
    companionScenarios: () => scenarioIds.map((id) => ({ id })),
    companionAsking: () => ({ id: asking }),
  },
  Mutation: {
    sendCompanionMessage: (_root, { input }, ctx) => service.sendCompanionMessage(ctx, input),
    deleteCompanionConversation: (_root, { input }, ctx) => service.deleteCompanionConversation(ctx, input),
    saveCompanionPreferences: (_root, { input }, ctx) => service.saveCompanionPreferences(ctx, input),
    generateQuestions: (_root, { input }, ctx) => generateQuestions(ctx, input),
    reviewDraft: (_root, { input }, ctx) => reviewDraft(ctx, input),
    rateReply: (_root, { input }, ctx) => rateReply(ctx, input),
  },
  Subscription: {
    companionReply: {
      subscribe: (_root, { exchangeId }, ctx) => companionReply(ctx, exchangeId),
      resolve: (event: ReplyEvent) => event,
    },
  },
  Viewer: {
    companion: ({ id }, _args, ctx) => service.companionOf(ctx, id),
  },
  Companion: {
    coach: (_companion, _args, ctx) => ctx.ports.coach?.kind ?? 'off',
    preferences: ({ userId }, _args, ctx) => service.preferencesFor(ctx, userId),
    conversation: ({ userId }, { scenarioId }, ctx) => service.conversationOf(ctx, userId, scenarioId),
    conversations: ({ userId }, _args, ctx) => service.conversationsOf(ctx, userId),
    allowance: ({ userId }, _args, ctx) => allowanceOf(ctx, userId),
    progress: ({ userId }, _args, ctx) => service.progressFor(ctx, userId),
  },
  Admin: {
    replyRatings: (_parent, { days }, ctx) => replyRatings(ctx, days),
  },
  CompanionScenario: {
    name: ({ id }) => talks[id],
    description: ({ id }) => scenarioTexts(id).description,
    opening: ({ id }) => scenarioTexts(id).opening,
    questions: ({ id }) => scenarioTexts(id).questions,
  },
  CompanionConversation: {
    scenario: ({ scenario }) => ({ id: scenario as TalkId }),
    messages: (conversation, _args, ctx) => service.messagesOf(ctx, conversation),
  },
};
