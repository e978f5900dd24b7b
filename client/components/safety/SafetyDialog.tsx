import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { forgetPerson } from '#client/apollo/forget-person.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { BlockIcon, ChevronRightIcon, FlagIcon, HeartOffIcon } from '#client/ui/feature-icons.tsx';
import { menuLabel } from './menu-label.ts';
import { ReportForm } from './ReportForm.tsx';
import type { SafetyPerson } from './safety-person.ts';
import { texts } from './safety-texts.ts';
import { useBlockProfile } from './use-block-profile.ts';
import { useUnmatch } from './use-unmatch.ts';

type View = 'choice' | 'unmatch' | 'report' | 'block';
type Props = {
  person: SafetyPerson;
  matchId: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Leaves the pages about the person. Awaited before the person disappears from every list. */
  onBlocked: (id: string) => void | Promise<void>;
};

/** Must be mounted again for each opening. */
export function SafetyDialog({ person, matchId, open, onOpenChange, onBlocked }: Props) {
  const [view, setView] = useState<View>('choice');
  const { fullName: name } = person;
  const close = () => onOpenChange(false);
  const leave = () => {
    close();
    return onBlocked(person.id);
  };
  const { block, isBlocking } = useBlockProfile(matchId, leave);
  const { unmatch, isUnmatching } = useUnmatch(leave);
  const isMatch = matchId !== undefined;
  const { cache } = useApolloClient();
  // A report does not end a match or its chat.
  const reported = async () => {
    if (isMatch) return close();
    await leave();
    forgetPerson(cache, person.id);
  };
  const words = {
    choice: [menuLabel(name, isMatch), isMatch ? texts.menuBodyOfMatch : texts.menuBody],
    unmatch: [texts.unmatch(name), texts.unmatchBody],
    report: [texts.report(name), texts.reportBody],
    block: [texts.block(name), texts.blockBody],
  } as const;
  const [title, description] = words[view];

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={description}>
      {view === 'choice' && <Choices name={name} isMatch={isMatch} onChoose={setView} />}
      {view === 'report' && (
        <View>
          <ReportForm
            {...{ person, isBlocking }}
            onBlock={() => block(person, true)}
            onCancel={close}
            onDone={reported}
          />
        </View>
      )}
      {view === 'block' && (
        <Confirmation
          effects={texts.blockEffects}
          confirm={texts.confirmBlock}
          isBusy={isBlocking}
          onConfirm={() => void block(person)}
          onCancel={close}
        />
      )}
      {view === 'unmatch' && isMatch && (
        <Confirmation
          effects={texts.unmatchEffects}
          confirm={texts.confirmUnmatch}
          isBusy={isUnmatching}
          onConfirm={() => void unmatch(matchId, person)}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}

type ChoicesProps = { name: string; isMatch: boolean; onChoose: (view: View) => void };

function Choices({ name, isMatch, onChoose }: ChoicesProps) {
  return (
    <div className="-mx-3 grid gap-1">
      {isMatch && (
        <Choice icon={<HeartOffIcon />} onChoose={() => onChoose('unmatch')} title={texts.unmatch(name)}>
          {texts.unmatchBody}
        </Choice>
      )}
      <Choice icon={<FlagIcon />} onChoose={() => onChoose('report')} title={texts.report(name)}>
        {texts.reportBody}
      </Choice>
      <Choice icon={<BlockIcon />} onChoose={() => onChoose('block')} title={texts.block(name)}>
        {texts.blockBody}
      </Choice>
    </div>
  );
}

type ConfirmationProps = {
  effects: readonly string[];
  confirm: string;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

function Confirmation({ effects, confirm, isBusy, onConfirm, onCancel }: ConfirmationProps) {
  return (
    <View>
      <ul className="grid list-disc gap-2 pl-5 text-sm">
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button loading={isBusy} onClick={onConfirm} className="flex-1">
          {confirm}
        </Button>
      </div>
    </View>
  );
}

type ChoiceProps = { icon: ReactNode; title: string; children: string; onChoose: () => void };

function Choice({ icon, title, children, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-16 items-center gap-4 rounded-md px-3 py-2 text-left hover:bg-sunken"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-crimson-tint text-crimson-ink text-xl">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-ink-soft text-sm">{children}</span>
      </span>
      <ChevronRightIcon className="shrink-0 text-ink-faint" />
    </button>
  );
}

/** Takes the focus, because the button that opened it is gone. */
function View({ children }: { children: ReactNode }) {
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => view.current?.focus(), []);
  return (
    <div ref={view} tabIndex={-1}>
      {children}
    </div>
  );
}
