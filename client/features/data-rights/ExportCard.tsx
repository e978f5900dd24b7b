import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PasswordField } from '#client/components/form/PasswordField.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Section } from '#client/ui/Section.tsx';
import { texts } from './texts.ts';
import { useExport } from './use-export.ts';

const words = texts.copy;

/** After an older sign-in a password form replaces the button. */
export function ExportCard() {
  const { start, giveUp, isExporting, isAsked, passwordError } = useExport();
  const [hasPhotos, setHasPhotos] = useState(false);
  const action = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  // The form that had the focus is gone.
  useEffect(() => {
    if (wasAsked.current && !isAsked) action.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);

  function confirm(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void start(hasPhotos, new FormData(event.currentTarget).get('password')?.toString() ?? '');
  }

  return (
    <Section title={words.title}>
      <p>{words.body}</p>
      <Checkbox
        label={words.withPhotos}
        hint={words.withPhotosHint}
        checked={hasPhotos}
        disabled={isExporting}
        onChange={({ target }) => setHasPhotos(target.checked)}
      />
      {isAsked ? (
        <form noValidate onSubmit={confirm} className="grid max-w-md gap-4">
          <PasswordField name="password" label={words.password} hint={words.why} error={passwordError} autoFocus />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={isExporting}>
              {isExporting ? words.busy : words.confirm}
            </Button>
            <Button variant="ghost" onClick={giveUp}>
              {words.cancel}
            </Button>
          </div>
        </form>
      ) : (
        <Button
          ref={action}
          loading={isExporting}
          onClick={() => void start(hasPhotos)}
          className="justify-self-start max-sm:w-full"
        >
          {isExporting ? words.busy : words.action}
        </Button>
      )}
    </Section>
  );
}
