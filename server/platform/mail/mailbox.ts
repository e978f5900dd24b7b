import type { Context } from '#server/platform/context/context.ts';
import { type Spend, spendPoint } from '#server/platform/throttles/throttles.ts';

/** Where Google's dots lead: nowhere else. */
const DOTLESS = /^(?:gmail|googlemail)\.com$/;

/**
 * The mailbox that letters to an address most likely reach: what follows a plus is the owner's to choose nearly everywhere. Good for counting
 * letters, where two people taken for one lose little, and for nothing else.
 */
export function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@([^@]*)$/.exec(email.trim().toLowerCase()) ?? [];
  const plain = name.replace(/(?<=.)\+.*$/, '');
  return DOTLESS.test(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}

/** A letter to an address that may be a stranger's: nobody may have us fill one mailbox, by whatever spellings of it. */
export const letterTo = (email: string): Spend => ['lettersOfMailbox', mailboxOf(email)];

/** Whether one more such letter goes, which counts. In a transaction that is undone it counts for nothing. */
export async function mayWriteTo(ctx: Context, email: string): Promise<boolean> {
  return (await spendPoint(ctx, letterTo(email))) === 0;
}
