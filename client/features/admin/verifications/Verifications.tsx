import { useState } from 'react';
import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { Button } from '#client/ui/Button.tsx';
import { limits } from '#rules/limits.ts';
import { ConsoleList } from '../ConsoleList.tsx';
import { pagesOf } from '../pages.ts';
import { SelfieReview } from './SelfieReview.tsx';
import { texts } from './texts.ts';
import { useConsoleVerificationsQuery } from './verifications.generated.ts';

export function Verifications() {
  const { data, ...query } = useConsoleVerificationsQuery({
    ...shownAtOnce,
    variables: { first: limits.page.default },
  });
  /** Skipped selfies come again when no others are left. */
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const pages = pagesOf(
    data?.admin?.verifications,
    query,
    // A selfie decided here has another state at once.
    ({ status }) => status === 'PENDING',
  );
  const waiting = pages.items?.filter(({ id }) => !skipped.includes(id)) ?? [];
  const current = waiting[0] ?? pages.items?.[0];

  function skip(id: string): void {
    const isLast = waiting.length <= 1;
    setSkipped(isLast ? [id] : [...skipped, id]);
    if (waiting.length <= 2 && pages.hasMore) void pages.showMore();
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink-soft">{texts.lead}</p>
      <ConsoleList pages={{ ...pages, items: pages.items && (current ? [current] : []) }}>
        {(verification) => (
          <SelfieReview verification={verification}>
            {(pages.items?.length ?? 0) > 1 && (
              <Button variant="ghost" size="sm" onClick={() => skip(verification.id)}>
                {texts.skip}
              </Button>
            )}
          </SelfieReview>
        )}
      </ConsoleList>
    </div>
  );
}
