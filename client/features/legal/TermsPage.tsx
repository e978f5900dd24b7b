import { Page } from '#client/ui/Page.tsx';
import { pages } from '#rules/pages.ts';

export function Component() {
  return (
    <Page title={pages.termsOfService.title} description={pages.termsOfService.description}>
      <p>This page is being built.</p>
    </Page>
  );
}
