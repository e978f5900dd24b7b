/** like_profile looks for itself, quickly, whether most people may be liked: it must never say otherwise than can_see does. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { crowd } from '#tests/factories/crowd.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

let app: TestApp;
let [viewer, target] = ['', ''];
beforeAll(async () => {
  app = await startTestApp();
  [viewer = '', target = ''] = await crowd(app, 2);
});
afterAll(() => app.stop());

const now = new Date('2026-05-05T12:00:00Z');
const states = {
  open: {},
  paused: { pausedAt: now },
  suspended: { suspendedAt: now },
  leaving: { deletionRequestedAt: now },
  'without a profile': null,
};
const blocks = { nobody: [], 'the viewer': ['viewer'], 'the other': ['target'], both: ['viewer', 'target'] } as const;
const matches = { none: null, live: {}, ended: { endedAt: now } };

type World = {
  viewer: keyof typeof states;
  target: keyof typeof states;
  blocked: keyof typeof blocks;
  match: keyof typeof matches;
};
type Seen = { isSeen: boolean; isLiked: boolean; likes: number };

class Undone extends Error {}

/** What both functions say in a world, which is undone after them. */
async function ask(world: World): Promise<Seen> {
  let seen: Seen | undefined;
  const asked = app.db.transaction().execute(async (trx) => {
    const ids = { viewer, target };
    const match = matches[world.match];
    if (match) {
      const [user1Id = '', user2Id = ''] = [viewer, target].sort();
      await trx
        .insertInto('matches')
        .values({ id: crypto.randomUUID(), user1Id, user2Id, createdAt: now, ...match })
        .execute();
    }
    for (const blocker of blocks[world.blocked]) {
      const [blockerId, blockedId] = blocker === 'viewer' ? [viewer, target] : [target, viewer];
      await trx
        .insertInto('blockedUsers')
        .values({ blockerId, blockedId, blockedName: 'Test', createdAt: now })
        .execute();
    }
    for (const who of ['viewer', 'target'] as const) {
      const state = states[world[who]];
      if (!state) ids[who] = crypto.randomUUID();
      else if (Object.keys(state).length > 0)
        await trx.updateTable('profiles').set(state).where('id', '=', ids[who]).execute();
    }
    const pair = sql`${ids.viewer}::uuid, ${ids.target}::uuid`;
    const seeing = await sql<{ isSeen: boolean }>`select can_see(${pair}) as is_seen`.execute(trx);
    const liking = await sql<{ outcome: string }>`
      select outcome from like_profile(${pair}, false, 1, '2026-05-05', ${now}, ${crypto.randomUUID()}::uuid,
        ${crypto.randomUUID()}::uuid)`.execute(trx);
    const likes = await trx.selectFrom('likes').selectAll().where('fromUserId', '=', viewer).execute();
    const isLiked = liking.rows[0]?.outcome === 'liked';
    seen = { isSeen: seeing.rows[0]?.isSeen === true, isLiked, likes: likes.length };
    throw new Undone();
  });
  await expect(asked).rejects.toBeInstanceOf(Undone);
  return seen ?? expect.fail('not asked');
}

const keys = <K extends string>(of: Record<K, unknown>): K[] => Object.keys(of) as K[];
const worlds = keys(states).flatMap((of) =>
  keys(states).flatMap((other) =>
    keys(blocks).flatMap((blocked) =>
      keys(matches).map((match): World => ({ viewer: of, target: other, blocked, match })),
    ),
  ),
);

it('likes exactly whom can_see shows, in every state of the two', async () => {
  const shown: World[] = [];
  for (const world of worlds) {
    const { isSeen, isLiked, likes } = await ask(world);
    expect({ ...world, isLiked, likes }).toEqual({ ...world, isLiked: isSeen, likes: isSeen ? 1 : 0 });
    if (isSeen) shown.push(world);
  }
  // Nobody blocked: four states of the viewer, somebody open in any of three matches, or paused in a live one.
  expect(shown).toHaveLength(4 * (3 + 1));
});

it('nobody likes themselves, though they see themselves', async () => {
  const { rows } = await sql<{ isSeen: boolean; outcome: string }>`
    select can_see(${viewer}::uuid, ${viewer}::uuid) as is_seen, outcome
    from like_profile(${viewer}::uuid, ${viewer}::uuid, false, 1, '2026-05-05', ${now}, gen_random_uuid(), gen_random_uuid())`.execute(
    app.db,
  );
  expect(rows).toEqual([{ isSeen: true, outcome: 'not_available' }]);
});
