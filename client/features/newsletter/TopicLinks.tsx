import { useEffect, useRef } from 'react';
import { cx } from '#client/ui/cx.ts';
import { Link } from '#client/ui/Link.tsx';
import { newsletterCategories } from '#rules/newsletter-console.ts';
import { addressOf, type Shelf, topics } from './place.ts';
import { texts } from './texts.ts';

/** Each topic has an address that can be shared. On a phone they are a strip, in which the chosen one is in view. */
export function TopicLinks({ shelf }: { shelf: Shelf }) {
  const strip = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one is read from the document.
  useEffect(() => {
    const shown = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (strip.current && shown)
      strip.current.scrollLeft = shown.offsetLeft - (strip.current.clientWidth - shown.offsetWidth) / 2;
  }, [shelf.topic]);
  return (
    <nav aria-label={texts.topics} className="-mx-4 w-[calc(100%+2rem)] sm:mx-0 sm:w-full">
      <ul
        ref={strip}
        className="relative flex gap-2 overflow-x-auto px-4 py-1 sm:flex-wrap sm:overflow-visible sm:px-0"
      >
        {topics.map((topic) => {
          const isShown = topic === shelf.topic;
          return (
            <li key={topic} className="shrink-0">
              <Link
                to={addressOf({ ...shelf, topic })}
                replace
                go={{ preventScrollReset: true }}
                aria-current={isShown ? 'true' : undefined}
                className={cx(
                  'inline-flex min-h-11 items-center rounded-full border px-4 font-semibold text-sm',
                  isShown
                    ? 'border-crimson-ink bg-crimson-tint text-crimson-ink'
                    : 'border-line bg-surface text-ink-soft hover:border-line-strong hover:text-ink',
                )}
              >
                {topic === 'all' ? texts.allTopics : newsletterCategories[topic]}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
