/** Once the whole document is there. The app looks for its place in it. */
export const parsed: Promise<unknown> =
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
    : Promise.resolve();

/**
 * The server puts the scripts of a page into a template, so that nothing asks for them until they are inserted: the first `count` of those
 * that are left.
 */
export async function loadApp(count = Number.POSITIVE_INFINITY): Promise<void> {
  await parsed;
  const scripts = document.querySelector<HTMLTemplateElement>('template#app')?.content.children ?? [];
  document.head.append(...[...scripts].slice(0, count));
}
