/** Former versions had one migration file for each change. Today's make the same tables; tests/server/adoption.test.ts compares the catalogues. */
import { sql } from 'kysely';
import type { Db } from './pool.ts';

export const formerMigrations: readonly string[] = [
  '0001_accounts',
  '0002_entitlements',
  '0003_photos',
  '0004_profiles',
  '0005_safety',
  '0006_discovery',
  '0007_chat',
  '0008_account_security',
  '0009_newsletter',
  '0010_photos_and_verification',
  '0011_profile_towns',
  '0012_reports',
  '0013_feedback',
  '0014_upsell_letter',
  '0015_account_guards',
  '0016_review_findings',
  '0017_newsletter_consents',
  '0018_deck',
  '0019_swipe_counts',
  '0020_calls',
  '0021_billing',
  '0022_companion',
  '0023_support',
  '0024_games',
  '0025_date_ideas',
  '0026_newsletter_issues',
  '0027_report_decisions',
  '0028_desk_at_scale',
  '0030_data_rights',
  '0031_moderation',
  '0032_own_moves',
  '0033_persisted_documents',
  '0034_last_seen',
  '0035_like_first',
  '0036_deck_filter',
  '0037_search_words',
  '0038_limited',
  '0039_removed_photos',
  '0040_missed_calls',
  '0041_lasting_throttles',
  '0042_sign_in_codes',
  '0043_like_days',
];

/** Later migrations never join this list: they run on an adopted database like on any other. */
export const sameMigrations: readonly string[] = [
  '0001_extensions',
  '0002_accounts',
  '0003_entitlements',
  '0004_billing',
  '0005_photos',
  '0006_profiles',
  '0007_verification',
  '0008_safety',
  '0009_discovery',
  '0010_matches',
  '0011_chat',
  '0012_calls',
  '0013_companion',
  '0014_games',
  '0015_date_ideas',
  '0016_newsletter',
  '0017_feedback',
  '0018_support',
  '0019_moderation',
  '0020_admin',
  '0021_data_rights',
  '0022_throttles',
  '0023_persisted_documents',
];

const isFormer = (names: readonly string[]): boolean => names.join() === formerMigrations.join();

export const knownAs = (names: readonly string[]): readonly string[] => (isFormer(names) ? sameMigrations : names);

/** A sentence for the person when a level cannot be continued. The former migrations lack the name of today's first one. */
export function strangeLevel(what: 'database' | 'backup', names: readonly string[], known: readonly string[]) {
  const strange = names.find((name, at) => known[at] !== name);
  if (strange === undefined) return null;
  const [first] = formerMigrations;
  const last = `the last one that has migrations/${formerMigrations.at(-1)}.ts`;
  if (names[0] === first && what === 'database')
    return `This database was made by a version before ${last}: start that version on it once, or restore its backup with that version.`;
  if (names[0] === first)
    return `This backup was made by a version before ${last}: restore it with that version, and make a new backup with it.`;
  const end = what === 'database' ? 'Start the version that made it' : 'Restore it with the version that made it';
  return `This ${what} is of another version: its migration ${strange} is not known here. ${end}, or a later one.`;
}

type Executed = { name: string; timestamp: string };

/** Records today's migration names and changes nothing else. Throws at an unknown level. Call it under the lock of the migrations. */
export async function adopt(db: Db, known: readonly string[]): Promise<void> {
  const there = await sql<{ is: boolean }>`select to_regclass('kysely_migration') is not null as "is"`.execute(db);
  if (!there.rows[0]?.is) return;
  const { rows } = await sql<Executed>`select name, timestamp from kysely_migration order by name collate "C"`.execute(
    db,
  );
  const names = rows.map(({ name }) => name);
  const strange = strangeLevel('database', knownAs(names), known);
  if (strange !== null) throw new Error(strange);
  if (!isFormer(names)) return;
  const at = rows
    .map(({ timestamp }) => timestamp)
    .sort()
    .at(-1);
  await db.transaction().execute(async (transaction) => {
    await sql`delete from kysely_migration`.execute(transaction);
    await sql`
      insert into kysely_migration (name, timestamp) select name, ${at} from unnest(${[...sameMigrations]}::text[]) as name`.execute(
      transaction,
    );
  });
}
