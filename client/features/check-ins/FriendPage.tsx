import { lazyPart } from '#client/lib/lazy-part.ts';
import { pages } from '#rules/pages.ts';
import { LinkedPage } from './LinkedPage.tsx';

const Answering = lazyPart(async () => (await import('./Answering.tsx')).Answering);

export function Component() {
  return <LinkedPage page={pages.trustedFriend} Content={Answering} />;
}
