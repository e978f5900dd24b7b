import { Suspense, useState } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { MoreIcon } from '#client/ui/feature-icons.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { menuLabel } from './menu-label.ts';
import type { SafetyPerson } from './safety-person.ts';

type Props = {
  person: SafetyPerson;
  /** The menu can end this match. */
  matchId?: string;
  /** Leaves the view about the person after a block, an unmatch, or a report without a match. */
  onBlocked: (id: string) => void | Promise<void>;
  tone?: 'plain' | 'raised' | 'onPhoto';
  className?: string;
};

const SafetyDialog = lazyPart(() => import('./SafetyDialog.tsx').then((part) => part.SafetyDialog));

/** The first press fetches the dialogs. */
export function SafetyMenu({ person, matchId, onBlocked, tone, className }: Props) {
  // The person at the time of the press: the card behind may show another person before the dialog has faded out.
  const [opened, setOpened] = useState<{ person: SafetyPerson; matchId: string | undefined; times: number } | null>(
    null,
  );
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={menuLabel(person.fullName, matchId !== undefined)}
        icon={<MoreIcon />}
        tone={tone}
        className={className}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened({ person, matchId, times: (opened?.times ?? 0) + 1 });
          setOpen(true);
        }}
      />
      <Suspense>
        {opened !== null && (
          <SafetyDialog
            key={opened.times}
            person={opened.person}
            matchId={opened.matchId}
            open={isOpen}
            onOpenChange={setOpen}
            onBlocked={onBlocked}
          />
        )}
      </Suspense>
    </>
  );
}
