import { toast } from '#client/ui/toast.tsx';

/** Beside what the phone kept, in place of an error. */
export const tellOffline = () =>
  toast({ title: 'You are offline', description: 'This is what your phone kept.', about: 'offline' });
