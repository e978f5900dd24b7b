/** What people do, in the shares in which they do it, by the very documents that the client sends. */
import type pg from 'pg';
import { createDb } from '../../../server/db/pool.ts';
import { documentHash } from '../../../server/edge/graphql/trusted-documents.ts';
import { registerTexts } from '../../setup/documents.ts';
import { documentOf } from '../client-documents.ts';

/** Of a hundred requests. */
export const shares = { deck: 40, swipe: 35, profile: 10, matches: 5, messages: 5, send: 5 } as const;
export type Kind = keyof typeof shares;
export const kinds = Object.keys(shares) as Kind[];

const operations: Readonly<Record<Kind, string>> = {
  deck: 'BrowsePage',
  swipe: 'PassProfile',
  profile: 'ProfilePage',
  matches: 'MatchesPage',
  messages: 'ChatPage',
  send: 'SendMessage',
};
/** The subscriptions of a page with an open chat. */
export const heard = ['ChatEvents', 'ViewerEvents'] as const;
/** One swipe of so many is a like. */
const LIKED = 5;

export type Viewer = { id: string; token: string };
export type Asked = { kind: Kind; ok: boolean };
/** One viewer, who does the next thing. */
export type Asker = () => Promise<Asked>;
type Answer = { data?: Record<string, unknown> | null; errors?: unknown };

/** The kinds in an order in which each comes as often as its share, and nowhere in a row. */
function round(): Kind[] {
  const left = kinds.flatMap((kind) =>
    Array.from({ length: shares[kind] }, (_, at) => ({ kind, at: at / shares[kind] })),
  );
  return left.sort((a, b) => a.at - b.at).map(({ kind }) => kind);
}

export function createMix(url: string, viewers: readonly Viewer[], uuid: () => string) {
  let known = new Map<string, string>();
  const matches = new Map<string, string>();

  async function send(
    name: string,
    variables: object,
    { token }: Viewer,
  ): Promise<{ ok: boolean; data: Answer['data'] }> {
    const sha256Hash = known.get(name);
    if (sha256Hash === undefined) throw new Error(`${name} is not registered.`);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-encoding': 'br, gzip',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({
        operationName: name,
        variables,
        extensions: { persistedQuery: { version: 1, sha256Hash } },
      }),
    });
    const { data, errors } = (await response.json()) as Answer;
    return { ok: response.status === 200 && errors === undefined, data };
  }

  /** What one viewer does next; it remembers whom the deck dealt. */
  function person(viewer: Viewer, wanted: () => Kind): Asker {
    let dealt: string[] = [];
    let swiped = 0;
    const matchId = matches.get(viewer.id) ?? '';
    const variables: Readonly<Record<Kind, () => object>> = {
      deck: () => ({}),
      swipe: () => ({ input: { profileId: dealt.shift() } }),
      profile: () => ({}),
      matches: () => ({ first: 20, after: null }),
      messages: () => ({ matchId, last: 30 }),
      send: () => ({ input: { matchId, clientId: uuid(), content: 'How was your day in Lagos?' } }),
    };
    return async () => {
      const given = wanted();
      // Nobody swipes whom they were not dealt.
      const kind = given === 'swipe' && dealt.length === 0 ? 'deck' : given;
      swiped += kind === 'swipe' ? 1 : 0;
      const name = kind === 'swipe' && swiped % LIKED === 0 ? 'LikeProfile' : operations[kind];
      const { ok, data } = await send(name, variables[kind](), viewer);
      if (kind === 'deck') {
        const { profiles = [] } = (data?.deck ?? {}) as { profiles?: { id: string }[] };
        dealt = profiles.map(({ id }) => id);
      }
      return { kind, ok };
    };
  }

  return {
    /** Makes the documents known, and gives each viewer a match, to write to. */
    async meet(db: pg.Pool): Promise<void> {
      const texts = [...Object.values(operations), 'LikeProfile', ...heard].map(
        (name) => [name, documentOf(name)] as const,
      );
      await registerTexts(
        createDb(db),
        texts.map(([, text]) => text),
      );
      known = new Map(texts.map(([name, text]) => [name, documentHash(text)]));
      for (const [at, { id }] of viewers.entries()) {
        const other = viewers[(at + 1) % viewers.length]?.id ?? id;
        const { rows } = await db.query<{ id: string }>(
          `insert into matches (id, user1_id, user2_id, created_at) values (gen_random_uuid(), least($1::uuid, $2), greatest($1::uuid, $2), now())
            on conflict (user1_id, user2_id) do update set ended_at = null returning id`,
          [id, other],
        );
        matches.set(id, rows[0]?.id ?? '');
      }
    },
    matchOf: (viewerId: string): string | undefined => matches.get(viewerId),
    /** Everybody does everything, each beginning at another place of the round. */
    mixed(): Asker[] {
      const all = round();
      return viewers.map((viewer, at) => {
        let place = at * 7;
        return person(viewer, () => all[place++ % all.length] ?? 'deck');
      });
    },
    /** Everybody does one thing; who swipes looks at the deck first. */
    of: (kind: Kind): Asker[] => viewers.map((viewer) => person(viewer, () => kind)),
  };
}
