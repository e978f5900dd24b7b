import { texts } from './texts.ts';

/** A new tab for a page whose URL is not known yet. */
export type BillingTab = {
  /** Returns false if the browser blocked the tab, so that a link is needed. */
  go: (url: string) => boolean;
  close: () => void;
};

/** Must be called in the click itself: after a wait browsers block new tabs. The opened page cannot access this one. */
export function openBillingTab(): BillingTab {
  const tab = window.open('about:blank', '_blank');
  if (tab === null) return { go: () => false, close: () => {} };
  tab.opener = null;
  tab.document.title = texts.opening;
  tab.document.body.textContent = texts.opening;
  return {
    go: (url) => {
      // A tab closed meanwhile means that the person changed their mind.
      if (!tab.closed) tab.location.replace(url);
      return true;
    },
    close: () => tab.close(),
  };
}
