import { type City, cities, isCheckDue } from '#rules/date-ideas.ts';
import type { BudgetLevel, DateIdeaCategory, Resolvers } from '#server/contract/resolvers.generated.ts';
import { ideasForConsole } from './console-service.ts';
import { isSavedByIdeaId, reportsByIdeaId } from './loaders.ts';
import { dateIdea, reportDateIdea, savedDateIdeas, setDateIdeaSaved } from './reader-service.ts';
import { dateIdeas } from './service.ts';

export const resolvers: Resolvers = {
  Query: {
    dateIdeas: (_parent, args, ctx) => dateIdeas(ctx, args),
    dateIdea: (_parent, { id }, ctx) => dateIdea(ctx, id),
  },
  Mutation: {
    setDateIdeaSaved: (_root, { input }, ctx) => setDateIdeaSaved(ctx, input),
    reportDateIdea: (_root, { input }, ctx) => reportDateIdea(ctx, input),
  },
  Viewer: {
    savedDateIdeas: (_viewer, _args, ctx) => savedDateIdeas(ctx),
  },
  DateIdea: {
    isSaved: async ({ id }, _args, ctx) => (await ctx.load(isSavedByIdeaId, id)) ?? false,
    isCheckDue: ({ checkedOn }, _args, ctx) => isCheckDue(checkedOn, ctx.clock()),
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
    reports: async ({ id }, _args, ctx) => (await ctx.load(reportsByIdeaId, id)) ?? [],
  },
};
