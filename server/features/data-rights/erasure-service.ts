/** Anonymises after 30 days, erases by day 90. The jobs can be stopped at any point and run again. */

import { sendPhotoRevocation } from '#server/auth/revocation.ts';
import type { UserRow } from '#server/db/rows.ts';
import { endMatchesOf } from '#server/features/matches/service.ts';
import { type Context, createContext, type Deps } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { forEachAccount } from '#server/platform/jobs/each-account.ts';
import { giveUpFiles } from '#server/platform/jobs/files.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import { nobodysDomain } from '#server/platform/mail/post.ts';
import { masterFolder, photoFolder, selfieFolder, uploadKey } from '#server/ports/storage-keys.ts';
import * as queries from './erasure-queries.ts';

const AT_ONCE = 100;
/** Erases a day early, so that a server that is down for hours breaks no promise. */
const EARLY_MS = 86_400_000;

type Due = NonNullable<Awaited<ReturnType<typeof queries.lockDue>>>;

/** Each request has its own transaction. */
async function forEachDue(deps: Deps, kind: queries.Kind, now: Date, work: (tx: Context, due: Due) => Promise<void>) {
  const ctx = createContext(deps, null, { ip: '', label: kind });
  await forEachAccount(
    AT_ONCE,
    (after) => queries.dueRequests(deps.db, kind, now, after, AT_ONCE),
    (id) =>
      inTransaction(ctx, async (tx) => {
        const due = await queries.lockDue(tx.db, kind, id, now);
        if (due !== undefined) await work(tx, due);
      }),
  );
}

/** A name, an address that reaches nobody, and a well-formed hash that no password has. */
function husk({ random }: Pick<Context, 'random'>): queries.Husk {
  const unpadded = (bytes: number): string => random.bytes(bytes).toString('base64').replace(/=+$/, '');
  return {
    email: `${random.bytes(16).toString('hex')}@${nobodysDomain}`,
    fullName: 'Former member',
    passwordHash: `$argon2id$v=19$m=19456,t=2,p=1$${unpadded(16)}$${unpadded(32)}`,
  };
}

/** In the caller's transaction. Jobs delete the files and the customer at the payment provider. */
async function forget(tx: Context, user: UserRow): Promise<void> {
  const { id } = user;
  await queries.dropJobsOf(tx.db, id);
  await endMatchesOf(tx, id);
  const pictures = await queries.pictureIds(tx.db, id);
  await sendPhotoRevocation(tx, pictures);
  await giveUpFiles(
    tx,
    pictures.flatMap((one) => [uploadKey(one), photoFolder(one), masterFolder(one), selfieFolder(one)]),
  );
  const customerId = await queries.customerOf(tx.db, id);
  if (customerId !== undefined) await enqueue(tx, 'forgetCustomer', { customerId });
  await queries.endNewsletter(tx.db, user);
  await queries.deleteForgotten(tx.db, id);
  await queries.blankRemaining(tx.db, id);
  await queries.becomeHusk(tx.db, id, husk(tx));
}

/** Day 30. A concurrent sign-in comes entirely before it, or finds no account. */
export async function anonymiseAccounts(deps: Deps): Promise<void> {
  await forEachDue(deps, 'forget', deps.clock(), async (tx, { request, user }) => {
    await forget(tx, user);
    await queries.markForgotten(tx.db, request.id, tx.clock());
  });
}

/** Day 90. */
export async function eraseAccounts(deps: Deps): Promise<void> {
  const at = new Date(deps.clock().getTime() + EARLY_MS);
  await forEachDue(deps, 'erase', at, async (tx, { request, user }) => {
    // Data written about the anonymised account since day 30, such as decisions about reports.
    await queries.blankRemaining(tx.db, user.id);
    await queries.deleteAccount(tx.db, { id: request.id, userId: user.id }, tx.clock());
  });
}
