/** Once all that the document shows is there. The stylesheet behind it may still be on its way: the parser waits for that. */
export const parsed: Promise<unknown> = new Promise<void>((resolve) => {
  const look = () => {
    if (document.readyState === 'loading' && document.querySelector('body > link') === null) return;
    observer.disconnect();
    resolve();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', look);
  look();
});

/** The entry and the two that it imports. More at once would leave little of a slow line to a photo, or to a sign-in. */
export const FIRST_SCRIPTS = 3;

/**
 * The server puts the scripts of a page into a template, so that nothing asks for them until they are inserted: the first `count` of those
 * that are left. Resolves to them.
 */
export async function loadApp(count = Number.POSITIVE_INFINITY): Promise<readonly Element[]> {
  await parsed;
  const left = document.querySelector<HTMLTemplateElement>('template#app')?.content.children ?? [];
  const scripts = [...left].slice(0, count);
  document.head.append(...scripts);
  return scripts;
}
