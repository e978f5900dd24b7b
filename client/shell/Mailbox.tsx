import { installation } from '#client/lib/installation.ts';

export function Mailbox({ name, subject }: { name: 'support' | 'privacy'; subject?: string }) {
  const address = installation(name);
  if (address === '') return <>the mailbox at the foot of this page</>;
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return (
    <a href={`mailto:${address}${query}`} className="font-semibold text-crimson-ink underline underline-offset-4">
      {address}
    </a>
  );
}
