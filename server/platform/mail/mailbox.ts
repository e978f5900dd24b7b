import type { Context } from '#server/platform/context/context.ts';
import { type Spend, spendPoint } from '#server/platform/throttles/throttles.ts';

/** Google's domains ignore dots in an address; others do not. */
const DOTLESS = /^(?:gmail|googlemail)\.com$/;

/**
 * The mailbox that letters to an address most likely reach. Nearly everywhere the owner chooses the part after a plus. Use it only for
 * counting letters: there, a wrong match of two people costs little.
 */
export function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@([^@]*)$/.exec(email.trim().toLowerCase()) ?? [];
  const plain = name.replace(/(?<=.)\+.*$/, '');
  return DOTLESS.test(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}

/**
 * The throttle for letters to an address that may be a stranger's. It counts by mailbox, so that other spellings of an address do not evade
 * it.
 */
export const letterTo = (email: string): Spend => ['lettersOfMailbox', mailboxOf(email)];

/** Spends a point for one more such letter. True if it may be sent. A rollback of the transaction restores the point. */
export async function mayWriteTo(ctx: Context, email: string): Promise<boolean> {
  return (await spendPoint(ctx, letterTo(email))) === 0;
}
