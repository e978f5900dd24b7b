import { Suspense, useState } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { MoreIcon } from '#client/ui/feature-icons.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import type { SafetyPerson } from './safety-person.ts';
import { texts } from './safety-texts.ts';

type Props = {
  person: SafetyPerson;
  /** Leaves whatever is about the person, such as their chat. */
  onBlocked: (id: string) => void | Promise<void>;
  tone?: 'plain' | 'raised' | 'onPhoto';
  className?: string;
};

const SafetyDialog = lazyPart(async () => (await import('./SafetyDialog.tsx')).SafetyDialog);

/** ⋯: block or report somebody. What it opens is fetched with the first press. */
export function SafetyMenu({ person, onBlocked, tone, className }: Props) {
  // Who it was pressed for: the card behind may be another person's by the time the dialog has faded.
  const [opened, setOpened] = useState<{ person: SafetyPerson; times: number } | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={texts.menu(person.fullName)}
        icon={<MoreIcon />}
        tone={tone}
        className={className}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened({ person, times: (opened?.times ?? 0) + 1 });
          setOpen(true);
        }}
      />
      <Suspense>
        {opened !== null && (
          <SafetyDialog
            key={opened.times}
            person={opened.person}
            open={isOpen}
            onOpenChange={setOpen}
            onBlocked={onBlocked}
          />
        )}
      </Suspense>
    </>
  );
}
