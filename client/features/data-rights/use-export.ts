import { useRef, useState } from 'react';
import { sentenceOf } from '#client/components/form/refusals.ts';
import { saveFile } from '#client/lib/save-file.ts';
import { toast } from '#client/ui/toast.tsx';
import { useExportMyDataMutation } from './data-rights.generated.ts';
import { texts } from './texts.ts';

const words = texts.copy;

async function fetched(url: string): Promise<Blob | string> {
  const response = await fetch(url);
  if (response.ok) return response.blob();
  return response.status === 429 ? (await response.text()).trim() : words.failed;
}

const fail = (description: string): void =>
  toast({ title: words.failedTitle, description, tone: 'error', about: 'export' });

/** `isAsked` is true while the password is needed. */
export function useExport() {
  const [exportMyData] = useExportMyDataMutation({ fetchPolicy: 'no-cache' });
  const [isExporting, setExporting] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [passwordError, setPasswordError] = useState<string>();
  const running = useRef(false);

  async function run(hasPhotos: boolean, password: string | null): Promise<void> {
    const answer = await exportMyData({ hasPhotos, password });
    switch (answer?.__typename) {
      case 'ExportMyDataSuccess': {
        const file = await fetched(answer.url);
        if (typeof file === 'string') return fail(file);
        saveFile(file, answer.fileName);
        setAsked(false);
        toast({
          title: words.doneTitle,
          description: hasPhotos ? words.doneWithPhotos : words.done,
          tone: 'success',
          about: 'export',
        });
        return;
      }
      case 'PasswordRequired':
        setAsked(true);
        // The first request had no password, so there is no error to show.
        if (password !== null) setPasswordError(answer.message);
        return;
      case 'InvalidCredentials':
        setPasswordError(answer.message);
        return;
      default:
        fail(answer ? sentenceOf(answer) : words.failed);
    }
  }

  async function start(hasPhotos: boolean, password: string | null = null): Promise<void> {
    if (running.current) return;
    running.current = true;
    setExporting(true);
    setPasswordError(undefined);
    await run(hasPhotos, password).catch(() => fail(words.failed));
    running.current = false;
    setExporting(false);
  }

  function giveUp(): void {
    setAsked(false);
    setPasswordError(undefined);
  }

  return { start, giveUp, isExporting, isAsked, passwordError };
}
