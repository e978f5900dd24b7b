import type { AdminPublishPlansMutation } from './answers.generated.ts';
import { mutate, REFUSAL } from './api.ts';
import { changing } from './command.ts';
import { scripted } from './remote.ts';

const PUBLISH = /* GraphQL */ `mutation AdminPublishPlans($input: PublishPlansInput!) { publishPlans(input: $input) { __typename
  ... on PublishPlansSuccess { prices { plan isNew priceId } } ${REFUSAL} } }`;

export const planCommands = [
  changing({
    name: 'publish-plans',
    usage: '',
    does: 'Makes the products, prices and the launch coupon of the catalogue at the payment provider; those that are there stay.',
    scope: 'plans_write',
    parse: () => null,
    async act(env, _input, isDryRun) {
      const { prices } = await mutate<AdminPublishPlansMutation>(scripted(env), PUBLISH, { isDryRun });
      const made = isDryRun ? 'would be made' : 'made';
      const lines = prices.map(
        ({ plan, isNew, priceId }) =>
          `${plan.toLowerCase()}  ${isNew ? made : 'is there'}${priceId ? `  ${priceId}` : ''}`,
      );
      const text = [...(isDryRun ? ['Nothing was stored:'] : []), ...lines].join('\n');
      return { json: { isDryRun, prices }, text };
    },
  }),
];
