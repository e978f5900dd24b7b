import { texts } from './messages.ts';

/** A tab that is to show a page whose address is not known yet. */
export type BillingTab = {
  /** Leads the tab to the page; false when the browser did not open one, and the page must be gone to by a link. */
  go: (url: string) => boolean;
  /** Nothing came of it. */
  close: () => void;
};

/**
 * Opens the tab. To be called in the click itself: a browser lets no page open a tab once it waited for an answer. The page that is
 * opened learns nothing of this one.
 */
export function openBillingTab(): BillingTab {
  const tab = window.open('about:blank', '_blank');
  if (tab === null) return { go: () => false, close: () => {} };
  tab.opener = null;
  tab.document.title = texts.opening;
  tab.document.body.textContent = texts.opening;
  return {
    go: (url) => {
      // Closed meanwhile: whoever does that has changed their mind.
      if (!tab.closed) tab.location.replace(url);
      return true;
    },
    close: () => tab.close(),
  };
}
