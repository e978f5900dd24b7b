import { useEffect } from 'react';
import { messageOf } from '#client/apollo/error-message.ts';
import { clearToasts, toast } from '#client/ui/toast.tsx';

type What = { title: string; about: string };

/** Says as a toast that something did not load, and why. */
export function sayLoadFailed({ title, about }: What, error: unknown): void {
  const description = messageOf(error, 'Please check your connection and try again.');
  toast({ title, description, tone: 'error', about });
}

/** Whether something could not be loaded, which is said as a toast until it is asked for again. */
export function useLoadFailure({ title, about }: What, error: Error | undefined, isLoading: boolean): boolean {
  const hasFailed = error !== undefined && !isLoading;
  useEffect(() => {
    if (hasFailed) sayLoadFailed({ title, about }, error);
    else clearToasts(about);
  }, [hasFailed, error, title, about]);
  return hasFailed;
}
