import type { Resolvers } from '#server/contract/resolvers.generated.ts';
import { failures, moneyDays, moneyFigures, outcomes, plansHeld } from './service.ts';

export const resolvers: Resolvers = {
  Admin: {
    money: (_parent, { days }, ctx) => moneyFigures(ctx, days),
  },
  MoneyFigures: {
    plans: (_parent, _args, ctx) => plansHeld(ctx),
    days: (parent, _args, ctx) => moneyDays(ctx, parent),
    outcomes: (parent, _args, ctx) => outcomes(ctx, parent),
    failures: (parent, _args, ctx) => failures(ctx, parent),
  },
};
