/** It only grows, and holds no names. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brand } from '#rules/brand.ts';
import { type Consent, type ConsentWay, consentsVersion, consentWords } from '#rules/consents.ts';
import { rowId } from '#server/base/ids.ts';
import { root } from '#server/base/root.ts';
import { derived } from '#server/base/secrets.ts';
import type { Context } from '#server/platform/context/context.ts';
import { insertConsents } from './consent-queries.ts';

/** Others than signed-in people count by the address that they entered. */
export type Subject = { userId: string } | { email: string };
export type Given = { what: Consent; given: boolean; how: ConsentWay };

type Needs = Pick<Context, 'config'>;

const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();
const hashOfDocument = (name: string): Buffer => sha256(readFileSync(new URL(`content/legal/${name}.json`, root)));

const documents = {
  privacy: { version: brand.privacyVersion, textHash: hashOfDocument('privacy-policy') },
  terms: { version: brand.termsVersion, textHash: hashOfDocument('terms-of-service') },
} as const;

/** With the installation's secret one can check that a row is a person's, but not find the person of a row. */
function hiddenSubject({ config }: Needs, subject: Subject): Buffer {
  return derived(
    config,
    'consent',
    'userId' in subject ? `account:${subject.userId}` : `address:${subject.email.toLowerCase()}`,
  );
}

export function consentSubjects(needs: Needs, userId: string, emails: readonly string[]): Buffer[] {
  return [hiddenSubject(needs, { userId }), ...emails.map((email) => hiddenSubject(needs, { email }))];
}

function shownText({ what, how }: Given): { version: string; textHash: Buffer } {
  if (what === 'privacy' || what === 'terms') return documents[what];
  return { version: consentsVersion, textHash: sha256(consentWords(what, how)) };
}

/** Call it in the transaction of the change that they allow or end. */
export async function recordConsents(ctx: Context, subject: Subject, given: readonly Given[]): Promise<void> {
  const rows = given.map((one) => ({
    id: rowId(ctx),
    subject: hiddenSubject(ctx, subject),
    what: one.what,
    ...shownText(one),
    given: one.given,
    how: one.how,
    at: ctx.clock(),
  }));
  await insertConsents(ctx.db, rows);
}

export async function recordConsent(ctx: Context, subject: Subject, given: Given): Promise<void> {
  await recordConsents(ctx, subject, [given]);
}
