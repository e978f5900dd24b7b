import type { Resolvers } from '#server/resolvers.generated.ts';

const soon = (): never => {
  throw new Error('Not built yet');
};

export const resolvers: Resolvers = {
  Query: { plans: soon, checkoutMode: soon },
  Mutation: { startCheckout: soon, openCustomerPortal: soon, publishPlans: soon },
  Viewer: { planSubscription: soon, trial: soon, launchDiscount: soon, payments: soon },
};
