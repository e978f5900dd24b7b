import { useState } from 'react';
import { PasswordField } from '#client/components/form/PasswordField.tsx';
import { invalid, refused } from '#client/components/form/refusals.ts';
import { useForm, type Values } from '#client/components/form/use-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { Section } from '#client/ui/Section.tsx';
import { toast } from '#client/ui/toast.tsx';
import { pinsRule } from '#rules/check-ins.ts';
import { check } from '#rules/validation.ts';
import { useSetCheckInPinsMutation } from './check-ins.generated.ts';
import { PinField } from './PinField.tsx';
import { texts as all } from './texts.ts';

const texts = all.pins;

function usePins(onDone: () => void) {
  const [set] = useSetCheckInPinsMutation();
  return async ({ firstPin = '', secondPin = '', password = '' }: Values) => {
    const checked = check(pinsRule, { firstPin, secondPin });
    if (!checked.ok) return invalid(checked.fieldErrors);
    const answer = await set({ firstPin, secondPin, password });
    if (answer.__typename !== 'SetCheckInPinsSuccess')
      return refused(all.failed, answer, { InvalidCredentials: 'password' });
    onDone();
    toast({ title: texts.saved, tone: 'success' });
    return [];
  };
}

function PinsForm({ onClose }: { onClose: () => void }) {
  const { form, field, isBusy } = useForm(all.failed, usePins(onClose));
  return (
    <form {...form} className="grid gap-4">
      <PinField {...field('firstPin')} label={texts.first} />
      <PinField {...field('secondPin')} label={texts.second} />
      <PasswordField {...field('password')} label={texts.password} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isBusy}>
          {texts.save}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {all.cancel}
        </Button>
      </div>
    </form>
  );
}

export function PinsSection({ hasPins }: { hasPins: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    // Once they are chosen, the second one is explained in the form alone.
    <Section title={texts.title} description={isOpen || !hasPins ? texts.description : texts.set}>
      {isOpen ? (
        <PinsForm onClose={() => setOpen(false)} />
      ) : (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
          {hasPins ? texts.change : texts.choose}
        </Button>
      )}
    </Section>
  );
}
