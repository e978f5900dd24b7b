import { useEffect } from 'react';
import { messageOf } from '#client/apollo/error-message.ts';
import { clearToasts, toast } from '#client/ui/toast.tsx';

type What = { title: string; about: string };

export function sayLoadFailed({ title, about }: What, error: unknown): void {
  const description = messageOf(error, 'Please check your connection and try again.');
  toast({ title, description, tone: 'error', about });
}

/** Shows the failure as a toast until the next attempt. */
export function useLoadFailure({ title, about }: What, error: Error | undefined, isLoading: boolean): boolean {
  const hasFailed = error !== undefined && !isLoading;
  useEffect(() => {
    if (hasFailed) sayLoadFailed({ title, about }, error);
    else clearToasts(about);
  }, [hasFailed, error, title, about]);
  return hasFailed;
}
