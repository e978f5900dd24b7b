import { type ReactNode, useEffect, useRef } from 'react';
import { useNow } from '#client/lib/use-now.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { ClockIcon, CrownIcon, EyeOffIcon } from '#client/ui/feature-icons.tsx';
import { WifiOffIcon } from '#client/ui/icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { resetsInMinutes, messages as rules } from '#rules/discovery.ts';
import { paths } from '#rules/paths.ts';
import { SearchIcon, UndoIcon } from './browse-icons.tsx';
import { messages } from './messages.ts';

/** In the place of the cards. The button that brought it is gone, and the focus with it: the screen takes it up. */
function Screen({ children }: { children: ReactNode }) {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) screen.current?.focus();
  }, []);
  return (
    <div ref={screen} tabIndex={-1}>
      {children}
    </div>
  );
}

function Elsewhere() {
  return (
    <>
      <LinkButton to={paths.matches} variant="secondary">
        Your matches
      </LinkButton>
      <LinkButton to={paths.profile} variant="secondary">
        Your profile
      </LinkButton>
    </>
  );
}

function UndoButton({ onUndo }: { onUndo: (() => void) | null }) {
  if (onUndo === null) return null;
  return (
    <Button variant="secondary" onClick={onUndo}>
      <UndoIcon />
      Undo the last pass
    </Button>
  );
}

type EndProps = {
  /** Nobody at all fitted, and the filters in force leave people out. */
  isEmpty: boolean;
  onFilter: () => void;
  /** Null when there is no pass to take back. */
  onUndo: (() => void) | null;
};

/** Nobody else fits. The last pass can still be taken back. */
export function EndScreen({ isEmpty, onFilter, onUndo }: EndProps) {
  return (
    <Screen>
      <EmptyState
        title={messages.endTitle}
        body={isEmpty ? messages.emptyBody : messages.endBody}
        actions={
          <>
            <Button onClick={onFilter}>Change filters</Button>
            <UndoButton onUndo={onUndo} />
            <Elsewhere />
          </>
        }
      />
    </Screen>
  );
}

type SearchEndProps = { q: string; isEmpty: boolean; onShowAll: () => void; onUndo: (() => void) | null };

/** Nobody is found, or all who were found are decided on. */
export function SearchEndScreen({ q, isEmpty, onShowAll, onUndo }: SearchEndProps) {
  return (
    <Screen>
      <EmptyState
        icon={<SearchIcon />}
        title={isEmpty ? messages.searchEmpty(q) : messages.endTitle}
        body={isEmpty ? messages.searchEmptyBody : messages.searchEndBody}
        actions={
          <>
            <Button onClick={onShowAll}>Show everyone</Button>
            <UndoButton onUndo={onUndo} />
            {!isEmpty && <Elsewhere />}
          </>
        }
      />
    </Screen>
  );
}

/** A search that is too long, as from an address: it is not sent. */
export function TooLongScreen({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Screen>
      <EmptyState
        icon={<SearchIcon />}
        title={messages.searchTooLong}
        body={rules.searchLength}
        actions={<Button onClick={onShowAll}>Show everyone</Button>}
      />
    </Screen>
  );
}

/** The address asks for filters that the plan does not hold, as after it ended. */
export function AdvancedScreen({ onDrop, onUpgrade }: { onDrop: () => void; onUpgrade: () => void }) {
  return (
    <Screen>
      <EmptyState
        icon={<CrownIcon />}
        title={messages.advanced}
        body={messages.advancedBody}
        actions={
          <>
            <Button onClick={onDrop}>Show people without them</Button>
            <Button variant="secondary" onClick={onUpgrade}>
              Upgrade
            </Button>
          </>
        }
      />
    </Screen>
  );
}

/** Several people reported that the viewer is under 18, and no moderator has looked yet. */
export function ReviewScreen() {
  return (
    <Screen>
      <EmptyState
        icon={<EyeOffIcon />}
        title={messages.reviewTitle}
        body={messages.reviewBody}
        actions={
          <>
            <LinkButton to={`${paths.profileEdit}?view=verify`}>Send a selfie</LinkButton>
            <LinkButton to={paths.matches} variant="secondary">
              Your matches
            </LinkButton>
          </>
        }
      />
    </Screen>
  );
}

/** No network and no cards in hand; it is left by itself once the network is back. */
export function OfflineScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <Screen>
      <EmptyState
        icon={<WifiOffIcon />}
        title={messages.offlineTitle}
        body={messages.offlineBody}
        actions={<Button onClick={onRetry}>Try again</Button>}
      />
    </Screen>
  );
}

/** How often the minutes are looked at again. */
const TICK = 10_000;

type LimitProps = { resetsAt: string | null; onReset: () => void };

/** The hourly limit is used up; it opens by itself. `resetsAt` is null while it is not known. */
export function LimitScreen({ resetsAt, onReset }: LimitProps) {
  const now = useNow(TICK);
  const minutes = resetsAt === null ? null : resetsInMinutes(new Date(resetsAt), now);
  const isOver = resetsAt !== null && Date.parse(resetsAt) <= now.getTime();

  // Asked again at each tick until the server, whose clock counts, agrees.
  useEffect(() => {
    if (isOver && now) onReset();
  }, [isOver, now, onReset]);

  return (
    <Screen>
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
        actions={
          <>
            <LinkButton to={paths.matches}>Your matches</LinkButton>
            <LinkButton to={paths.pricing} variant="secondary">
              <CrownIcon />
              Upgrade
            </LinkButton>
          </>
        }
      />
    </Screen>
  );
}
