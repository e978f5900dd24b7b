import type { KeyboardEvent } from 'react';
import { cx } from '#client/ui/cx.ts';
import { newsletterDays } from '#rules/newsletter-console.ts';
import { type Tab, tabs } from './place.ts';
import { texts } from './texts.ts';

export const panelId = 'articles-panel';
export const tabId = (tab: Tab): string => `articles-tab-${tab}`;

type Props = { shown: Tab; onChange: (tab: Tab) => void };

/** Tabs for all articles or those of one day; the arrow keys move between them. */
export function DayTabs({ shown, onChange }: Props) {
  function onKeyDown(event: KeyboardEvent): void {
    const at = tabs.indexOf(shown);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const tab = tabs[(to + tabs.length) % tabs.length] ?? 'all';
    onChange(tab);
    document.getElementById(tabId(tab))?.focus();
  }

  return (
    <div
      role="tablist"
      aria-label={texts.tabs}
      onKeyDown={onKeyDown}
      className="grid w-full grid-cols-[auto_1fr_1fr] gap-1 rounded-full bg-sunken p-1 sm:w-auto"
    >
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-selected={tab === shown}
          aria-controls={panelId}
          tabIndex={tab === shown ? 0 : -1}
          onClick={() => onChange(tab)}
          className={cx(
            'min-h-11 rounded-full px-3 py-1 text-xs leading-tight font-semibold transition-colors sm:px-5 sm:text-sm',
            tab === shown ? 'bg-surface text-crimson-ink shadow-low' : 'text-ink-soft hover:text-ink',
          )}
        >
          {tab === 'all' ? texts.all : newsletterDays[tab]}
        </button>
      ))}
    </div>
  );
}
