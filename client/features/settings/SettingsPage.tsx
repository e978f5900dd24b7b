import { Page } from '#client/ui/Page.tsx';
import { pages } from '#rules/pages.ts';

export function Component() {
  return (
    <Page title={pages.settings.title} description={pages.settings.description}>
      <p>This page is being built.</p>
    </Page>
  );
}
