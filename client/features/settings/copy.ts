import { toast } from '#client/ui/toast.tsx';
import { texts } from './security-texts.ts';

/** Copies a text and shows the result as a toast. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: texts.copied, tone: 'success' });
  } catch {
    toast({ title: texts.copyFailed, tone: 'error' });
  }
}
