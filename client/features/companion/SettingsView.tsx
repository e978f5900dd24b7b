import { useState } from 'react';
import { ChoiceGroup } from '#client/components/form/ChoiceGroup.tsx';
import { Button } from '#client/ui/Button.tsx';
import { AgainIcon } from '#client/ui/companion-icons.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import type { CompanionGender, CompanionTone } from './companion.generated.ts';
import { PanelFrame, Teaser } from './PanelFrame.tsx';
import { texts } from './texts.ts';
import { usePreferences } from './use-preferences.ts';
import { useStartAgain } from './use-start-again.ts';

const genders = (Object.keys(texts.genders) as CompanionGender[]).map((value) => ({
  value,
  label: texts.genders[value],
}));
const tones = (Object.keys(texts.tones) as CompanionTone[]).map((value) => ({ value, label: texts.tones[value] }));

type Props = {
  preferences: { gender: CompanionGender; tone: CompanionTone };
  hasVoice: boolean;
  scenario: { id: string; name: string };
  conversationId: string | null;
  /** Ends the exchange under way before its conversation is deleted; returns a function that undoes this. */
  onForget: () => () => void;
  onForgotten: () => void;
  onClose: () => void;
};

export function SettingsView({
  preferences,
  hasVoice,
  scenario,
  conversationId,
  onForget,
  onForgotten,
  onClose,
}: Props) {
  const [gender, setGender] = useState(preferences.gender);
  const [tone, setTone] = useState(preferences.tone);
  const { save, isSaving } = usePreferences();
  return (
    <PanelFrame title={texts.settings} onClose={onClose}>
      <form
        className="grid grid-cols-1 gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) void save({ gender, tone });
        }}
      >
        <ChoiceGroup legend={texts.gender} options={genders} value={gender} onChange={setGender} />
        <ChoiceGroup legend={texts.tone} options={tones} value={tone} onChange={setTone} />
        <Button type="submit" loading={isSaving} className="justify-self-start">
          {texts.save}
        </Button>
      </form>
      <section className="grid gap-3 border-line border-t pt-5">
        <h3 className="text-base">{texts.voice}</h3>
        {hasVoice ? <p className="text-ink-soft text-sm">{texts.voiceBody}</p> : <Teaser>{texts.voiceTeaser}</Teaser>}
      </section>
      {conversationId !== null && (
        <StartAgain scenario={scenario} conversationId={conversationId} onForget={onForget} onForgotten={onForgotten} />
      )}
    </PanelFrame>
  );
}

type StartAgainProps = Pick<Props, 'scenario' | 'onForget' | 'onForgotten'> & { conversationId: string };

function StartAgain({ scenario, conversationId, onForget, onForgotten }: StartAgainProps) {
  const [isOpen, setOpen] = useState(false);
  const { startAgain, isDeleting } = useStartAgain(onForget);
  async function forget(): Promise<void> {
    if (!(await startAgain(scenario.id, conversationId))) return;
    setOpen(false);
    onForgotten();
  }
  return (
    <section className="grid justify-items-start gap-3 border-line border-t pt-5">
      <h3 className="text-base">{scenario.name}</h3>
      <Button variant="danger" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <AgainIcon className="text-lg" />
        {texts.startAgain}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.startAgainTitle}
        description={texts.startAgainBody(scenario.name)}
      >
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {texts.keep}
          </Button>
          <Button variant="danger" loading={isDeleting} onClick={() => void forget()}>
            {texts.startAgainConfirm}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
