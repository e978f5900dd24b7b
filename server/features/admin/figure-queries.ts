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

/** How many people there are; active are those who were since `activeFrom`. Suspended people count nowhere. Reads whole tables. */
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

/** How much waits for an administrator, each by an index. */
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

/** What each figure counts, by the instant that puts it on a day. */
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

/** The figures of so many days from an instant on, at which a day in Lagos begins; what lies at `until` or later is not counted. */
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
  // The day in Lagos has the date that it has in London at noon.
  const dateOf = (day: number): string => new Date(from.getTime() + (day + 0.5) * DAY).toISOString().slice(0, 10);
  const found = Array.from({ length: days }, (_, day): Figures => ({ day: dateOf(day), ...none }));
  for (const { figure, day, count } of rows) {
    const figures = found[day];
    if (figures !== undefined) figures[figure] = count;
  }
  return found;
}

/** The days from one on that are counted for good, the oldest first. */
export async function keptFigures(db: Db, fromDay: string): Promise<Figures[]> {
  return db.selectFrom('dayFigures').selectAll().where('day', '>=', fromDay).orderBy('day').execute();
}

/** Counts a day for good; who comes second changes nothing. */
export async function keepFigures(db: Db, figures: Figures): Promise<void> {
  await db
    .insertInto('dayFigures')
    .values(figures)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
