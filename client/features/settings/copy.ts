import { toast } from '#client/ui/toast.tsx';
import { texts } from './security-texts.ts';

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: texts.copied, tone: 'success' });
  } catch {
    toast({ title: texts.copyFailed, tone: 'error' });
  }
}
