import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

export type Crowd = { people: number; activePeople: number; premiumPeople: number; subscribers: number };
export type Waiting = {
  pendingVerifications: number;
  openReports: number;
  flaggedPhotos: number;
  openAppeals: number;
  openTickets: number;
};

/** Without suspended people. Scans whole tables. */
export async function crowdAt(db: Db, now: Date, activeFrom: Date): Promise<Crowd> {
  return onlyRow(
    sql<Crowd>`
    select
      (select count(*)::int from users where suspended_at is null and deletion_requested_at is null) as people,
      (select count(*)::int from profiles where suspended_at is null and last_active_at > ${activeFrom}::timestamptz) as active_people,
      (select count(distinct e.user_id)::int from entitlements e join users u on u.id = e.user_id and u.suspended_at is null
        where e.starts_at <= ${now}::timestamptz and (e.ends_at is null or e.ends_at > ${now}::timestamptz)) as premium_people,
      (select count(*)::int from newsletter_subscribers where unsubscribed_at is null) as subscribers`.execute(db),
  );
}

/** Each count uses an index. */
export async function waitingNow(db: Db): Promise<Waiting> {
  return onlyRow(
    sql<Waiting>`
    select
      (select count(*)::int from verifications where status = 'pending') as pending_verifications,
      (select count(*)::int from reported_users where state = 'open') as open_reports,
      (select count(*)::int from profile_photos where flagged_at is not null) as flagged_photos,
      (select count(*)::int from appeals where state = 'waiting') as open_appeals,
      (select count(*)::int from support_tickets where state = 'open') as open_tickets`.execute(db),
  );
}

async function onlyRow<Row>(answer: Promise<{ rows: Row[] }>): Promise<Row> {
  const [found] = (await answer).rows;
  if (found === undefined) throw new Error('A statement without a source gave no row.');
  return found;
}

export type Figures = {
  day: string;
  signUps: number;
  likes: number;
  matches: number;
  messages: number;
  gamePlays: number;
  plansStarted: number;
  reports: number;
};

/** The table of each figure, and the column that puts a row on a day. */
const sources = {
  signUps: ['users', 'created_at'],
  likes: ['likes', 'created_at'],
  matches: ['matches', 'created_at'],
  messages: ['messages', 'created_at'],
  gamePlays: ['game_plays', 'started_at'],
  plansStarted: ['entitlements', 'starts_at'],
  reports: ['reported_users', 'created_at'],
} as const satisfies Record<Exclude<keyof Figures, 'day'>, readonly [table: string, column: string]>;

const DAY = 86_400_000;

/** `from` is a midnight in Lagos. Rows at `until` or later are left out. */
export async function countDays(
  db: Db,
  { from, until, days }: { from: Date; until: Date; days: number },
): Promise<Figures[]> {
  const counted = Object.entries(sources).map(
    ([figure, [table, column]]) => sql`
      select ${figure}::text as figure, floor(extract(epoch from ${sql.ref(column)} - ${from}::timestamptz) / 86400)::int as day,
        count(*)::int as count
      from ${sql.table(table)}
      where ${sql.ref(column)} >= ${from}::timestamptz and ${sql.ref(column)} < ${until}::timestamptz group by 2`,
  );
  const { rows } = await sql<{ figure: keyof typeof sources; day: number; count: number }>`
    ${sql.join(counted, sql` union all `)}`.execute(db);
  const none = { signUps: 0, likes: 0, matches: 0, messages: 0, gamePlays: 0, plansStarted: 0, reports: 0 };
  // At noon in Lagos, UTC has the same date.
  const dateOf = (day: number): string => new Date(from.getTime() + (day + 0.5) * DAY).toISOString().slice(0, 10);
  const found = Array.from({ length: days }, (_, day): Figures => ({ day: dateOf(day), ...none }));
  for (const { figure, day, count } of rows) {
    const figures = found[day];
    if (figures !== undefined) figures[figure] = count;
  }
  return found;
}

export async function keptFigures(db: Db, fromDay: string): Promise<Figures[]> {
  return db.selectFrom('dayFigures').selectAll().where('day', '>=', fromDay).orderBy('day').execute();
}

/** The first write wins. */
export async function keepFigures(db: Db, figures: Figures): Promise<void> {
  await db
    .insertInto('dayFigures')
    .values(figures)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
