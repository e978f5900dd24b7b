import { mutate } from './api.ts';
import { scripted } from './remote.ts';

type Published = { dryRun: boolean; prices: { plan: string; isNew: boolean; priceId: string | null }[] };

const PUBLISH = `mutation AdminPublishPlans($input: PublishPlansInput!) { publishPlans(input: $input) { __typename
  ... on PublishPlansSuccess { dryRun prices { plan isNew priceId } } ... on UserError { code message } } }`;

/** Makes the catalogue at the payment provider. Returns a line for each plan. */
export async function publishPlans(env: NodeJS.ProcessEnv, dryRun: boolean): Promise<string> {
  const published = await mutate<Published>(scripted(env), 'publishPlans', PUBLISH, { dryRun });
  const made = published.dryRun ? 'would be made' : 'made';
  const lines = published.prices.map(
    ({ plan, isNew, priceId }) => `${plan.toLowerCase()}  ${isNew ? made : 'is there'}${priceId ? `  ${priceId}` : ''}`,
  );
  return [...(published.dryRun ? ['Nothing was stored:'] : []), ...lines].join('\n');
}
