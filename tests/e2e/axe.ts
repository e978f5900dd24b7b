import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * What axe finds on a page as it stands, a line each. In the dark only what colours can break: everything else is the same there, and is
 * looked at in the light.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const { violations } = await new AxeBuilder({ page })
    // In the page itself instead of by a second one: half the time, and only foreign frames, of which there are none, are left out.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(isDark && { runOnly: ['color-contrast'] }) })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

/** What makes a page scroll sideways, when it does. */
function wideElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => Math.round(element.getBoundingClientRect().right) === scrollWidth,
    );
    return wide.map(({ tagName, className }) => `${tagName} ${className}: ${scrollWidth} px`);
  });
}

/** Nothing for axe to find at these widths, in the light and in the dark, and nothing that scrolls a page of 320 px sideways. */
export async function examine(page: Page, what: string, widths: readonly number[] = [360, 1280]): Promise<void> {
  const before = page.viewportSize();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await axeFindings(page), `${what} at ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.soft.poll(() => wideElements(page), { message: `${what} at 320 px`, timeout: 2_000 }).toEqual([]);
  if (before) await page.setViewportSize(before);
}
