import { type ScenarioId, scenarioIds, scenarios } from '#rules/companion.ts';
import type { Resolvers } from '#server/contract/resolvers.generated.ts';
import { scenarioTexts } from '#server/ports/coach-library.ts';
import { generateQuestions, reviewDraft } from './asking-service.ts';
import type { ReplyEvent } from './lib/reply-stream.ts';
import { companionReply } from './reply-service.ts';
import {
  companionOf,
  conversationOf,
  conversationsOf,
  deleteCompanionConversation,
  messagesOf,
  preferencesFor,
  progressFor,
  saveCompanionPreferences,
  sendCompanionMessage,
} from './service.ts';
import { allowanceOf } from './usage-service.ts';

export const resolvers: Resolvers = {
  Query: {
    companionScenarios: () => scenarioIds.map((id) => ({ id })),
  },
  Mutation: {
    sendCompanionMessage: (_root, { input }, ctx) => sendCompanionMessage(ctx, input),
    deleteCompanionConversation: (_root, { input }, ctx) => deleteCompanionConversation(ctx, input),
    saveCompanionPreferences: (_root, { input }, ctx) => saveCompanionPreferences(ctx, input),
    generateQuestions: (_root, { input }, ctx) => generateQuestions(ctx, input),
    reviewDraft: (_root, { input }, ctx) => reviewDraft(ctx, input),
  },
  Subscription: {
    companionReply: {
      subscribe: (_root, { exchangeId }, ctx) => companionReply(ctx, exchangeId),
      resolve: (event: ReplyEvent) => event,
    },
  },
  Viewer: {
    companion: ({ id }, _args, ctx) => companionOf(ctx, id),
  },
  Companion: {
    coach: (_companion, _args, ctx) => ctx.ports.coach?.kind ?? 'off',
    preferences: ({ userId }, _args, ctx) => preferencesFor(ctx, userId),
    conversation: ({ userId }, { scenarioId }, ctx) => conversationOf(ctx, userId, scenarioId),
    conversations: ({ userId }, _args, ctx) => conversationsOf(ctx, userId),
    allowance: ({ userId }, _args, ctx) => allowanceOf(ctx, userId),
    progress: ({ userId }, _args, ctx) => progressFor(ctx, userId),
  },
  CompanionScenario: {
    name: ({ id }) => scenarios[id],
    description: ({ id }) => scenarioTexts(id).description,
    opening: ({ id }) => scenarioTexts(id).opening,
    questions: ({ id }) => scenarioTexts(id).questions,
  },
  CompanionConversation: {
    scenario: ({ scenario }) => ({ id: scenario as ScenarioId }),
    messages: (conversation, _args, ctx) => messagesOf(ctx, conversation),
  },
};
