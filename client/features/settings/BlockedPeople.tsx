import { useEffect, useRef } from 'react';
import { messageOf } from '#client/apollo/error-message.ts';
import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { dayText } from '#client/lib/lagos-time.ts';
import { Button } from '#client/ui/Button.tsx';
import { Section } from '#client/ui/Section.tsx';
import { toast } from '#client/ui/toast.tsx';
import { limits } from '#rules/limits.ts';
import { texts } from './people-texts.ts';
import { SectionState } from './SectionState.tsx';
import { useBlockedPeopleQuery } from './settings-people.generated.ts';
import { useUnblockProfile } from './use-unblock-profile.ts';

export function BlockedPeople() {
  const { data, error, loading, fetchMore, refetch } = useBlockedPeopleQuery({
    variables: { first: limits.page.default },
    ...shownAtOnce,
  });
  const { unblock, unblocking } = useUnblockProfile();
  const blocked = data?.viewer?.blockedProfiles;
  const people = blocked?.edges.map(({ node }) => node);

  // The pressed row disappears with its focused button. The next row's button takes the focus, or the heading when none is left.
  const section = useRef<HTMLElement>(null);
  const pressed = useRef<number | null>(null);
  const count = people?.length;
  useEffect(() => {
    const row = pressed.current;
    if (count === undefined || row === null || document.activeElement !== document.body) return;
    pressed.current = null;
    const next = count === 0 ? 'h2' : `li:nth-child(${Math.min(row + 1, count)}) button`;
    section.current?.querySelector<HTMLElement>(next)?.focus();
  }, [count]);

  function showMore(): void {
    fetchMore({ variables: { after: blocked?.pageInfo.endCursor } }).catch((failure: unknown) =>
      toast({ title: texts.error, description: messageOf(failure, texts.tryAgain), tone: 'error' }),
    );
  }

  return (
    <Section ref={section} title={texts.blocked.title} description={texts.blocked.description}>
      {people === undefined ? (
        <SectionState
          hasFailed={error !== undefined && !loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : people.length === 0 ? (
        <p className="rounded-md bg-sunken px-4 py-3 text-sm">{texts.blocked.none}</p>
      ) : (
        <ul className="grid grid-cols-1 divide-y divide-line">
          {people.map((person, index) => (
            <BlockedPerson
              key={person.id}
              person={person}
              isBusy={unblocking === person.id}
              onUnblock={() => {
                pressed.current = index;
                void unblock(person);
              }}
            />
          ))}
        </ul>
      )}
      {blocked?.pageInfo.hasNextPage && (
        <Button variant="secondary" size="sm" className="justify-self-center" loading={loading} onClick={showMore}>
          {texts.more}
        </Button>
      )}
    </Section>
  );
}

type PersonProps = {
  person: { fullName: string; blockedAt: string };
  isBusy: boolean;
  onUnblock: () => void;
};

function BlockedPerson({ person, isBusy, onUnblock }: PersonProps) {
  return (
    <li className="flex items-center justify-between gap-4 py-2">
      <div className="min-w-0">
        <p className="truncate font-semibold">{person.fullName}</p>
        <p className="text-ink-soft text-xs">
          <time dateTime={person.blockedAt}>{texts.blocked.since(dayText(person.blockedAt))}</time>
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={texts.blocked.unblockWhom(person.fullName)}
        loading={isBusy}
        onClick={onUnblock}
        className="shrink-0"
      >
        {texts.blocked.unblock}
      </Button>
    </li>
  );
}
