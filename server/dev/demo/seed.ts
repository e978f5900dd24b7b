/** Adds the demo people once. Each group is stored in one transaction, so that a restart resumes an interrupted start. */
import { lagosDay } from '#rules/age.ts';
import { limits } from '#rules/limits.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { SECRET_BYTES } from '#server/auth/tokens.ts';
import { createContext, type Deps } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { photoFolder, selfieFolder } from '#server/ports/storage-keys.ts';
import { demoAdmin, demoConversation, demoPassword, namedPeople, printedAccounts } from './accounts.ts';
import { consoleRows, flaggedPhotoIds, placeReportRows, suspendedPeople, waitingForTick } from './admin-console.ts';
import { crowdOn, type DemoPerson, idOf } from './cast.ts';
import { moneyRows } from './money.ts';
import { type Hash, hashOf } from './pictures.ts';
import { accountsAmong, awaitTick, flagPhotos, insertRows, refreshActivity, reportPlaces } from './queries.ts';
import { accountRows, entitlementRows, joinedAt, photoRows, profileRow, signOfLife } from './rows.ts';
import { vitalRows } from './vitals.ts';

/** People hashed in parallel: enough for all cores, few enough that an interrupted start loses little. */
const GROUP = 16;
const HOUR = 3_600_000;

const demoContext = (deps: Deps) => createContext(deps, null, { ip: '', label: 'demo' });

/** Throws in production. */
export function refuseProduction(deps: Pick<Deps, 'config'>): void {
  if (deps.config.mode === 'production') throw new Error('There are no demo people in production.');
}

type Hashed = { person: DemoPerson; thumbHashes: (Buffer | null)[] };

async function storeGroup(deps: Deps, hashed: readonly Hashed[], passwordHash: string, now: Date): Promise<void> {
  const group = hashed.map(({ person }) => person);
  const accounts = group.map((person) => accountRows(person, passwordHash, joinedAt(person, now)));
  await inTransaction(demoContext(deps), (tx) =>
    insertRows(tx.db, {
      users: accounts.map(({ user }) => user),
      privacyAcceptances: accounts.map(({ acceptance }) => acceptance),
      profiles: group.map((person) => profileRow(person, now)),
      profilePhotos: hashed.flatMap(({ person, thumbHashes }) => photoRows(person, thumbHashes, now)),
      entitlements: group.flatMap((person) => entitlementRows(person, now)),
    }),
  );
}

/** The rows of a match: two likes, the match and six messages, the last one unread. */
function conversationRows(now: Date) {
  const { matchId, adaId, bolaId, says } = demoConversation;
  const [user1Id = '', user2Id = ''] = [adaId, bolaId].sort();
  const start = now.getTime() - 26 * HOUR;
  const at = (minutes: number): Date => new Date(start + minutes * 60_000);
  const like = (fromUserId: string, toUserId: string, minutes: number) => ({
    id: idOf(`like of ${fromUserId}`),
    fromUserId,
    toUserId,
    isSuper: false,
    createdAt: at(minutes),
  });
  const messages = says.map(([who, content], index) => ({
    id: idOf(`message ${index}`),
    matchId,
    seq: index + 1,
    senderId: who === 'ada' ? adaId : bolaId,
    clientId: idOf(`client id ${index}`),
    content,
    createdAt: at(10 + index * 7),
    readAt: index === says.length - 1 ? null : at(15 + index * 7),
  }));
  return {
    likes: [like(bolaId, adaId, 0), like(adaId, bolaId, 5)],
    matches: [{ id: matchId, user1Id, user2Id, createdAt: at(5), endedAt: null }],
    chatThreads: [{ matchId, lastSeq: messages.length, lastMessageAt: messages.at(-1)?.createdAt ?? null }],
    messages,
  };
}

/** Uses a portrait of each person as the selfie. */
async function storeSelfies({ ports: { storage } }: Deps, people: readonly DemoPerson[]): Promise<void> {
  const file = `${limits.photoSizes.medium}.webp`;
  for (const { id, photoIds } of people) {
    const portrait = await storage.read(`${photoFolder(photoIds.at(-1) ?? '')}${file}`);
    if (portrait) await storage.put(`${selfieFolder(idOf(`selfie of ${id}`))}${file}`, portrait, 'image/webp');
  }
}

/** They come last: their presence proves that everybody else is stored. */
async function finish(deps: Deps, crowd: readonly DemoPerson[], passwordHash: string, now: Date): Promise<void> {
  const { user, acceptance } = accountRows(demoAdmin, passwordHash, now);
  const waiting = waitingForTick(crowd);
  await storeSelfies(deps, waiting);
  await inTransaction(demoContext(deps), async (tx) => {
    await insertRows(tx.db, {
      users: [user],
      privacyAcceptances: [acceptance],
      userRoles: [{ userId: demoAdmin.id, role: 'admin', grantedAt: now }],
      ...conversationRows(now),
    });
    const secret = deps.random.bytes(SECRET_BYTES).toString('hex');
    await insertRows(tx.db, { ...consoleRows(crowd, passwordHash, secret, now), vitalBuckets: vitalRows(now) });
    await insertRows(tx.db, moneyRows(crowd, now));
    await reportPlaces(tx.db, placeReportRows(crowd, now));
    await awaitTick(
      tx.db,
      waiting.map(({ id }) => id),
    );
    await flagPhotos(tx.db, flaggedPhotoIds(crowd), now);
  });
}

/** Everybody whose pictures are drawn. */
export function demoPeople(now: Date): DemoPerson[] {
  return [...namedPeople(now), ...crowdOn(lagosDay(now))];
}

/** Returns the accounts to print. Tests without portraits pass their own `hash`. Throws in production. */
export async function seedDemo(deps: Deps, onProgress: (line: string) => void, hash: Hash = hashOf) {
  refuseProduction(deps);
  const now = deps.clock();
  const crowd = crowdOn(lagosDay(now));
  const people = demoPeople(now);
  const last = suspendedPeople.map(({ id }) => id);
  const present = await accountsAmong(deps.db, [...people.map(({ id }) => id), ...last]);
  const missing = people.filter(({ id }) => !present.has(id));
  if (missing.length > 0 || !last.every((id) => present.has(id))) {
    const passwordHash = await hashPassword(demoPassword);
    for (let from = 0; from < missing.length; from += GROUP) {
      const group = missing.slice(from, from + GROUP);
      const hashed = await Promise.all(
        group.map(async (person): Promise<Hashed> => {
          const hashes = person.photoIds.map((_id, scene) => hash(person, scene));
          return { person, thumbHashes: await Promise.all(hashes) };
        }),
      );
      await storeGroup(deps, hashed, passwordHash, now);
      onProgress(`Demo people: ${people.length - missing.length + from + group.length} of ${people.length}`);
    }
    await finish(deps, crowd, passwordHash, now);
  }
  await refreshActivity(
    deps.db,
    people.map((person) => signOfLife(person, now)),
  );
  return printedAccounts(people.length);
}
