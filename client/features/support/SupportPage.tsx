import { Page } from '#client/ui/Page.tsx';
import { pages } from '#rules/pages.ts';

/** /support. */
export function Component() {
  return (
    <Page {...pages.support} heading={pages.support.title}>
      {null}
    </Page>
  );
}
