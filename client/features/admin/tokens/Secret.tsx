import { useId } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.tsx';
import { useUnsaved } from '../Unsaved.tsx';
import { texts } from './texts.ts';

/** The secret is shown once. Asks before the page is left without confirming the copy. */
export function Secret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const id = useId();
  useUnsaved('secret');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(secret);
      toast({ title: texts.copied, tone: 'success' });
    } catch {
      toast({ title: texts.copyFailed, tone: 'error' });
    }
  }
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3 rounded-lg bg-gold-tint p-4 sm:p-6">
      <h2 id={id} className="text-base text-gold">
        {texts.secretTitle}
      </h2>
      <p className="rounded-md bg-surface px-4 py-3 font-mono text-sm [overflow-wrap:anywhere]">
        <span className="sr-only">{texts.secret}: </span>
        {secret}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button size="sm" variant="secondary" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </section>
  );
}
