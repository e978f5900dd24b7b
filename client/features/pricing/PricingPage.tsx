import { Page } from '#client/ui/Page.tsx';
import { pages } from '#rules/pages.ts';

/** /pricing. */
export function Component() {
  return (
    <Page {...pages.pricing} heading={pages.pricing.title}>
      {null}
    </Page>
  );
}
