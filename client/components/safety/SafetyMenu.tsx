import { Suspense, useState } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { MoreIcon } from '#client/ui/feature-icons.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import type { SafetyPerson } from './safety-person.ts';
import { texts } from './safety-texts.ts';

type Props = {
  person: SafetyPerson;
  /** The viewer's match with the person, which can be ended here too. */
  matchId?: string;
  /** Leaves whatever is about the person, such as their chat, once they are blocked or unmatched, or reported without being a match. */
  onBlocked: (id: string) => void | Promise<void>;
  tone?: 'plain' | 'raised' | 'onPhoto';
  className?: string;
};

const SafetyDialog = lazyPart(async () => (await import('./SafetyDialog.tsx')).SafetyDialog);

/** ⋯: block, report or unmatch somebody. What it opens is fetched with the first press. */
export function SafetyMenu({ person, matchId, onBlocked, tone, className }: Props) {
  // Who it was pressed for: the card behind may be another person's by the time the dialog has faded.
  const [opened, setOpened] = useState<{ person: SafetyPerson; matchId: string | undefined; times: number } | null>(
    null,
  );
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={(matchId === undefined ? texts.menu : texts.menuOfMatch)(person.fullName)}
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
