import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on a page as it stands, a line each. In the dark only what colours can break: everything else is the same there, and is
 * looked at in the light.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], ...(isDark && { runOnly: ['color-contrast'] }) })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}
