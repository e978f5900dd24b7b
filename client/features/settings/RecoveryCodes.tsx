import { useEffect, useRef } from 'react';
import { useNavigationBlocker } from '#client/components/form/use-navigation-blocker.ts';
import { saveFile } from '#client/lib/save-file.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { copy } from './copy.ts';
import { texts } from './security-texts.ts';

const words = texts.twoFactor;

/** Shown once. Asks before the page is left without confirming that they are saved. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { blocker } = useNavigationBlocker(true);
  const stay = () => blocker.reset?.();
  const text = `${codes.join('\n')}\n`;
  return (
    <div className="grid gap-4 rounded-md bg-sunken p-4">
      <div className="grid gap-1">
        <h3 ref={heading} tabIndex={-1}>
          {words.codes}
        </h3>
        <p className="text-sm">{words.codesLead}</p>
      </div>
      <ol className="grid grid-cols-1 gap-x-6 gap-y-1 min-[24rem]:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="font-mono">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="secondary" onClick={() => void copy(text)}>
          {words.copyCodes}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), words.file)}
        >
          {words.downloadCodes}
        </Button>
        <Button size="sm" onClick={onSaved}>
          {words.saved}
        </Button>
      </div>
      <Dialog
        open={blocker.state === 'blocked'}
        onOpenChange={(isOpen) => !isOpen && stay()}
        title={words.unsaved.title}
        description={words.unsaved.description}
      >
        <div className="flex flex-wrap gap-3">
          <Button onClick={stay} className="flex-1">
            {words.unsaved.stay}
          </Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()} className="flex-1">
            {words.unsaved.leave}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
