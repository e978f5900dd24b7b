/** The deck's statement alone, over one connection as the product opens it: how it grows, and what filters and swipes cost. */
import type pg from 'pg';
import { createDb, createPool } from '../../../server/db/pool.ts';
import { median } from './figures.ts';
import { type Statement, statementsOf } from './searches.ts';
import { kinds, prepareViewers, type ViewerKind } from './viewers.ts';

const ROUNDS = 250;
/** Each viewer of a kind once: what is timed is the statement, not the disk that a world lies on since the last run. */
const WARM_UP = 250;

export type World = {
  people: number;
  pool: pg.Pool;
  statements: Map<ViewerKind, Statement[]>;
  viewers: Map<ViewerKind, string[]>;
};

/** Makes the viewers of a world, and what they ask. */
export async function openWorld(url: string, people: number, now: Date): Promise<World> {
  const pool = createPool({ connectionString: url, max: 1, onError: () => undefined });
  const client = await pool.connect();
  const viewers = await prepareViewers(client, now).finally(() => client.release());
  const db = createDb(pool);
  const statements = new Map<ViewerKind, Statement[]>();
  for (const kind of kinds) statements.set(kind, await statementsOf(db, kind, viewers.get(kind) ?? [], now));
  return { people, pool, statements, viewers };
}

async function timed(pool: pg.Pool, statements: readonly Statement[], round: number): Promise<number> {
  const statement = statements[round % statements.length];
  if (statement === undefined) return Number.NaN;
  const from = performance.now();
  await pool.query(statement.sql, [...statement.parameters]);
  return performance.now() - from;
}

/** The median of each kind in each world, in milliseconds; worlds and kinds take turns, so that a busy minute touches all alike. */
export async function timeStatements(worlds: readonly World[]): Promise<Map<ViewerKind, number[]>> {
  const times = new Map(kinds.map((kind) => [kind, worlds.map((): number[] => [])]));
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const kind of kinds) {
      for (const [at, world] of worlds.entries()) {
        const time = await timed(world.pool, world.statements.get(kind) ?? [], round);
        if (round >= WARM_UP) times.get(kind)?.[at]?.push(time);
      }
    }
  }
  return new Map([...times].map(([kind, each]) => [kind, each.map(median)]));
}
