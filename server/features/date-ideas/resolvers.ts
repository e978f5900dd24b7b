import { type City, cities } from '#rules/date-ideas.ts';
import type { BudgetLevel, DateIdeaCategory, Resolvers } from '#server/contract/resolvers.generated.ts';
import { ideasForConsole } from './console-service.ts';
import { dateIdeas } from './service.ts';

export const resolvers: Resolvers = {
  Query: {
    dateIdeas: (_parent, args, ctx) => dateIdeas(ctx, args),
  },
  DateIdea: {
    category: ({ category }) => category as DateIdeaCategory,
    city: ({ city }) => city as City,
    state: ({ city }) => cities[city as City].state,
    budgetLevel: ({ budgetLevel }) => budgetLevel as BudgetLevel,
    isFeatured: ({ featured }) => featured,
  },
  Admin: {
    dateIdeas: (_parent, args, ctx) => ideasForConsole(ctx, args),
  },
  AdminDateIdea: {
    idea: (row) => row,
    isRemoved: ({ removedAt }) => removedAt !== null,
  },
};
