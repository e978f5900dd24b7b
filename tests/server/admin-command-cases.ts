/** What a case of admin-commands.test.ts is, and those of moderators. */
import type { Person } from '#tests/factories/people.ts';
import type { TestApp } from '#tests/setup/app.ts';

export const scopes = [
  'USERS_READ',
  'ENTITLEMENTS_WRITE',
  'ACCOUNTS_SUSPEND',
  'VERIFICATION_REVIEW',
  'PLANS_WRITE',
  'SUPPORT_WRITE',
  'REPORTS_WRITE',
  'NEWSLETTER_SEND',
  'CATALOG_WRITE',
] as const;
export type Scope = (typeof scopes)[number];

export type Case = {
  args(): string[];
  scope: Scope;
  /** What is in its JSON, or in the first of its rows. */
  json(): object;
  /** What it leaves behind; nothing for those that only read. */
  leaves?: string[];
  /** Whether it cannot be taken back, so that a script has to say --yes. */
  isFinal?: true;
  /** Keeps what later commands are about. */
  keep?: (json: Record<string, string>) => void;
};

/** Somebody's appeal, by rows: whoever appeals has no session. */
export async function appealOf(app: TestApp, { id: userId }: Person): Promise<string> {
  const [id, suspensionId, at] = [crypto.randomUUID(), crypto.randomUUID(), app.clock.now()];
  await app.db.updateTable('users').set({ suspendedAt: at }).where('id', '=', userId).execute();
  const suspension = { id: suspensionId, userId, reason: 'Spam', suspendedBy: null, suspendedAt: at };
  await app.db.insertInto('suspensions').values(suspension).execute();
  const appeal = { id, suspensionId, userId, content: 'It was none at all, I swear.', state: 'waiting', createdAt: at };
  await app.db.insertInto('appeals').values(appeal).execute();
  return id;
}

/** In an order in which each finds what it is about. */
export const moderationCases = (made: Record<string, string>): Record<string, Case> => ({
  warn: {
    isFinal: true,
    args: () => [made.ada ?? '', '--reason', 'Be kind'],
    scope: 'ACCOUNTS_SUSPEND',
    json: () => ({ email: made.ada }),
    leaves: ['warn_account'],
  },
  'list-appeals': {
    args: () => [],
    scope: 'USERS_READ',
    json: () => ({ id: made.appeal, state: 'WAITING', reason: 'Spam', user: { email: made.dayo } }),
  },
  'breach-scope': {
    args: () => ['--since', '2020-01-01T00:00:00Z', '--until', '2100-01-01T00:00:00Z', '--actor', made.ada ?? ''],
    scope: 'USERS_READ',
    json: () => ({ user: { email: made.ada }, categories: ['everything in the account'] }),
  },
  'resolve-appeal': {
    isFinal: true,
    args: () => [made.appeal ?? '', 'uphold', '--note', 'It was spam'],
    scope: 'ACCOUNTS_SUSPEND',
    json: () => ({ id: made.appeal, state: 'UPHELD', note: 'It was spam' }),
    leaves: ['resolve_appeal'],
  },
  restore: {
    args: () => [made.dayo ?? '', '--reason', 'It was none after all'],
    scope: 'ACCOUNTS_SUSPEND',
    json: () => ({ email: made.dayo, suspendedAt: null }),
    leaves: ['restore_account'],
  },
});
