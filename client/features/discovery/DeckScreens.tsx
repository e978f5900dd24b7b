import { type RefObject, useEffect, useRef } from 'react';
import { useNow } from '#client/lib/use-now.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { ClockIcon, UndoIcon } from '#client/ui/feature-icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { resetsInMinutes, messages as rules } from '#rules/discovery.ts';
import { paths } from '#rules/paths.ts';
import { messages } from './messages.ts';

/** The button that brought a screen is gone, and the focus with it: the screen takes it up. */
function useTakenFocus(): RefObject<HTMLDivElement | null> {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) screen.current?.focus();
  }, []);
  return screen;
}

/** Nobody else fits. The last pass can still be taken back; `onUndo` is null when there is none. */
export function EndScreen({ onFilter, onUndo }: { onFilter: () => void; onUndo: (() => void) | null }) {
  const screen = useTakenFocus();
  return (
    <div ref={screen} tabIndex={-1}>
      <EmptyState
        title={messages.endTitle}
        body="You have seen everyone who fits. New people join every day, and a wider filter shows more of them."
        actions={
          <>
            <Button onClick={onFilter}>Change filters</Button>
            {onUndo !== null && (
              <Button variant="secondary" onClick={onUndo}>
                <UndoIcon />
                Undo the last pass
              </Button>
            )}
            <LinkButton to={paths.matches} variant="secondary">
              Your matches
            </LinkButton>
            <LinkButton to={paths.profile} variant="secondary">
              Your profile
            </LinkButton>
          </>
        }
      />
    </div>
  );
}

/** How often the minutes are looked at again. */
const TICK = 10_000;

/** The hourly limit is used up; it opens by itself. `resetsAt` is null while it is not known. */
export function LimitScreen({ resetsAt, onReset }: { resetsAt: string | null; onReset: () => void }) {
  const screen = useTakenFocus();
  const now = useNow(TICK);
  const minutes = resetsAt === null ? null : resetsInMinutes(new Date(resetsAt), now);
  const isOver = resetsAt !== null && Date.parse(resetsAt) <= now.getTime();

  // Asked again at each tick until the server, whose clock counts, agrees.
  useEffect(() => {
    if (isOver && now) onReset();
  }, [isOver, now, onReset]);

  return (
    <div ref={screen} tabIndex={-1}>
      <EmptyState
        icon={<ClockIcon />}
        title={messages.limitTitle}
        body={
          <>
            <p>{rules.viewLimit}.</p>
            {minutes !== null && (
              <p className="mt-3 font-semibold text-ink">
                Resets in {minutes} {minutes === 1 ? 'minute' : 'minutes'}
              </p>
            )}
          </>
        }
        actions={<LinkButton to={paths.matches}>Your matches</LinkButton>}
      />
    </div>
  );
}
