import { Page } from '#client/ui/Page.tsx';
import { pages } from '#rules/pages.ts';

/** /companion. */
export function Component() {
  return (
    <Page {...pages.companion} heading={pages.companion.title}>
      {null}
    </Page>
  );
}
