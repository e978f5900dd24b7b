import { lazyPart } from '#client/lib/lazy-part.ts';
import { pages } from '#rules/pages.ts';
import { LinkedPage } from './LinkedPage.tsx';

const SharedDate = lazyPart(async () => (await import('./SharedDate.tsx')).SharedDate);

export function Component() {
  return <LinkedPage page={pages.sharedPlan} Content={SharedDate} />;
}
