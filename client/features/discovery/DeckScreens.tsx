import { type ComponentProps, useEffect, useRef } from 'react';
import { useNow } from '#client/lib/use-now.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { EyeOffIcon } from '#client/ui/eye-icons.tsx';
import { ClockIcon, CrownIcon } from '#client/ui/feature-icons.tsx';
import { WifiOffIcon } from '#client/ui/icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { resetsInMinutes, messages as rules } from '#rules/discovery.ts';
import { paths } from '#rules/paths.ts';
import { SearchIcon, UndoIcon } from './browse-icons.tsx';
import { texts } from './texts.ts';

/** The pressed button is gone with its focus, so the screen takes the focus. */
function Screen(props: ComponentProps<typeof EmptyState>) {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) screen.current?.focus();
  }, []);
  return (
    <div ref={screen} tabIndex={-1}>
      <EmptyState {...props} />
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
  isEmpty: boolean;
  onFilter: () => void;
  onUndo: (() => void) | null;
};

export function EndScreen({ isEmpty, onFilter, onUndo }: EndProps) {
  return (
    <Screen
      title={texts.endTitle}
      body={isEmpty ? texts.emptyBody : texts.endBody}
      actions={
        <>
          <Button onClick={onFilter}>Change filters</Button>
          <UndoButton onUndo={onUndo} />
          <Elsewhere />
        </>
      }
    />
  );
}

type SearchEndProps = { q: string; isEmpty: boolean; onShowAll: () => void; onUndo: (() => void) | null };

export function SearchEndScreen({ q, isEmpty, onShowAll, onUndo }: SearchEndProps) {
  return (
    <Screen
      icon={<SearchIcon />}
      title={isEmpty ? texts.searchEmpty(q) : texts.endTitle}
      body={isEmpty ? texts.searchEmptyBody : texts.searchEndBody}
      actions={
        <>
          <Button onClick={onShowAll}>Show everyone</Button>
          <UndoButton onUndo={onUndo} />
          {!isEmpty && <Elsewhere />}
        </>
      }
    />
  );
}

/** For example from an address; it is not sent. */
export function TooLongScreen({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Screen
      icon={<SearchIcon />}
      title={texts.searchTooLong}
      body={rules.searchLength}
      actions={<Button onClick={onShowAll}>Show everyone</Button>}
    />
  );
}

/** The address contains filters that the plan does not include, for example after its end. */
export function AdvancedScreen({ onDrop, onUpgrade }: { onDrop: () => void; onUpgrade: () => void }) {
  return (
    <Screen
      icon={<CrownIcon />}
      title={texts.advanced}
      body={texts.advancedBody}
      actions={
        <>
          <Button onClick={onDrop}>Show people without them</Button>
          <Button variant="secondary" onClick={onUpgrade}>
            Upgrade
          </Button>
        </>
      }
    />
  );
}

export function ReviewScreen() {
  return (
    <Screen
      icon={<EyeOffIcon />}
      title={texts.reviewTitle}
      body={texts.reviewBody}
      actions={
        <>
          <LinkButton to={`${paths.profileEdit}?view=verify`}>Send a selfie</LinkButton>
          <LinkButton to={paths.matches} variant="secondary">
            Your matches
          </LinkButton>
        </>
      }
    />
  );
}

/** Disappears when the network is back. */
export function OfflineScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <Screen
      icon={<WifiOffIcon />}
      title={texts.offlineTitle}
      body={texts.offlineBody}
      actions={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}

/** The interval between two updates of the minutes shown. */
const TICK = 10_000;

type LimitProps = { resetsAt: string | null; onReset: () => void };

/** `resetsAt` is null while it is unknown. */
export function LimitScreen({ resetsAt, onReset }: LimitProps) {
  const now = useNow(TICK);
  const minutes = resetsAt === null ? null : resetsInMinutes(new Date(resetsAt), now);
  const isOver = resetsAt !== null && Date.parse(resetsAt) <= now.getTime();

  // Asks again at each tick until the server agrees, because its clock decides.
  useEffect(() => {
    if (isOver && now) onReset();
  }, [isOver, now, onReset]);

  return (
    <Screen
      icon={<ClockIcon />}
      title={texts.limitTitle}
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
  );
}
