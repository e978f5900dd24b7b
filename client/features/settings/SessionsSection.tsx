import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { useNow } from '#client/lib/use-now.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Section } from '#client/ui/Section.tsx';
import { lastSeenText } from './last-seen.ts';
import { texts } from './security-texts.ts';
import { type SessionsSection_ViewerFragment, SessionsSection_ViewerFragmentDoc } from './settings.generated.ts';
import { useEndSessions } from './use-end-sessions.ts';

const words = texts.sessions;
type Props = { viewer: FragmentType<SessionsSection_ViewerFragment>; onStale: () => void };

export function SessionsSection({ viewer, onStale }: Props) {
  const data = useFragmentData(SessionsSection_ViewerFragmentDoc, viewer);
  const { ending, end, endOthers } = useEndSessions(onStale);
  const now = useNow(60_000);
  if (data === null) return null;
  const sessions = [...data.sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  return (
    <Section title={words.title}>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {sessions.map(({ id, label, lastSeenAt, isCurrent }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <div className="min-w-0">
              <p className="font-semibold text-sm">{label}</p>
              <p className="text-ink-soft text-xs">
                <time dateTime={lastSeenAt}>{lastSeenText(new Date(lastSeenAt), now)}</time>
              </p>
            </div>
            {isCurrent ? (
              <Badge tone="leaf">{words.current}</Badge>
            ) : (
              <Button
                variant="secondary"
                size="sm"
                aria-label={words.endWhich(label)}
                loading={ending === id}
                onClick={() => void end({ id, label })}
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="danger"
          size="sm"
          className="justify-self-start"
          loading={ending === 'others'}
          onClick={() => void endOthers()}
        >
          {words.endOthers}
        </Button>
      )}
    </Section>
  );
}
