/** The toasts of events that few people ever get. Loaded with the first. */
import { toast } from '#client/ui/toast.tsx';
import { paths } from '#rules/paths.ts';

export function tellReview(selfie: { status: string; reason: string | null } | null): void {
  if (selfie?.status === 'APPROVED') toast({ title: 'You are verified', tone: 'success' });
  else if (selfie?.status === 'REJECTED')
    toast({ title: 'Your selfie was not accepted', description: selfie.reason ?? undefined, tone: 'error' });
}

/** Links to the request when the person is on another page. */
export function tellAnswer({ subject, state }: { subject: string; state: string }, read: () => void): void {
  toast({
    title: state === 'CLOSED' ? 'Your request is settled' : 'The team answered',
    description: subject,
    tone: 'info',
    about: 'support',
    action: location.pathname === paths.support ? undefined : { label: 'Read', run: read },
  });
}
