import type { Resolvers } from '#server/resolvers.generated.ts';

const soon = (): never => {
  throw new Error('Not built yet');
};

export const resolvers: Resolvers = {
  Query: { companionScenarios: soon },
  Mutation: {
    sendCompanionMessage: soon,
    deleteCompanionConversation: soon,
    saveCompanionPreferences: soon,
    generateQuestions: soon,
    reviewDraft: soon,
  },
  Subscription: { companionReply: { subscribe: soon } },
  Viewer: { companion: soon },
  Companion: { conversation: soon },
};
