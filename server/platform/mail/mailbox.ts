import type { Context } from '#server/platform/context/context.ts';
import { type Spend, spendPoint } from '#server/platform/throttles/throttles.ts';

/** Google's domains ignore dots in an address; others do not. */
const DOTLESS = /^(?:gmail|googlemail)\.com$/;

/** Nearly everywhere the owner chooses the part after a plus. Only for counting letters, where a wrong match costs little. */
export function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@([^@]*)$/.exec(email.trim().toLowerCase()) ?? [];
  const plain = name.replace(/(?<=.)\+.*$/, '');
  return DOTLESS.test(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}

/** By mailbox, so that other spellings of an address do not evade it. */
export const letterTo = (email: string): Spend => ['lettersOfMailbox', mailboxOf(email)];

/** A rollback of the transaction restores the point. */
export async function mayWriteTo(ctx: Context, email: string): Promise<boolean> {
  return (await spendPoint(ctx, letterTo(email))) === 0;
}
