import { Readable } from 'node:stream';
import { lagosDay } from '#rules/age.ts';
import { exportFileName, messages } from '#rules/data-rights.ts';
import { limits } from '#rules/limits.ts';
import { admitAttempt } from '#server/auth/attempts.ts';
import { sessionById } from '#server/auth/queries.ts';
import { isSigned, signedQuery } from '#server/auth/signed-urls.ts';
import { appScoped } from '#server/base/app-state.ts';
import { unauthenticated, userError } from '#server/base/errors.ts';
import { idOf, rowId } from '#server/base/ids.ts';
import type { ExportMyDataInput } from '#server/contract/resolvers.generated.ts';
import { userById } from '#server/features/accounts/loaders.ts';
import { refuseWrongPassword } from '#server/features/accounts/service.ts';
import { type Context, createContext, type Deps } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import { consentSubjects } from '#server/platform/legal-records/consents.ts';
import type { PrivacyRegister } from '#server/platform/legal-records/privacy.ts';
import { formerNewsletterAddresses, sessionStart } from './export-queries.ts';
import { jsonOf, zipOf } from './export-service.ts';

const { exportMs, fetchedAtOnce, freshSessionMs } = limits.dataRights;

const subjectOf = (userId: string, sessionId: string, hasPhotos: boolean): string =>
  `export:${userId}:${sessionId}:${hasPhotos ? 'photos' : 'data'}`;

const fileNameOf = (expires: number, hasPhotos: boolean): string =>
  exportFileName(lagosDay(new Date(expires - exportMs)), hasPhotos);

const passwordRequired = () => userError('PasswordRequired', 'password_required', messages.passwordRequired);

/** Null if the session is fresh or the password right. */
async function refuseStale(ctx: Context, sessionId: string, password: string) {
  const start = await sessionStart(ctx.db, sessionId);
  if (start === undefined) throw unauthenticated();
  if (start.getTime() >= ctx.clock().getTime() - freshSessionMs) return null;
  return password === '' ? passwordRequired() : refuseWrongPassword(ctx, password);
}

/** Valid for a limited time. Nothing is generated or stored yet. */
export async function exportMyData(ctx: Context, { hasPhotos: given, password }: ExportMyDataInput) {
  const { userId, sessionId } = requireViewer(ctx);
  // Scripts have no session and are refused earlier.
  if (sessionId === null) throw unauthenticated();
  const refusal =
    (await refuseStale(ctx, sessionId, password ?? '')) ?? (await admitAttempt(ctx, [['exportsOfAccount', userId]]));
  if (refusal !== null) return refusal;
  // The email reveals an export from a stolen session.
  await enqueue(ctx, 'sendMail', { userId, letter: 'dataExported', subjectId: rowId(ctx) });
  const hasPhotos = given ?? false;
  const expires = ctx.clock().getTime() + exportMs;
  const query = signedQuery(ctx.config.appSecret, subjectOf(userId, sessionId, hasPhotos), expires);
  return {
    __typename: 'ExportMyDataSuccess' as const,
    url: `/exports/${sessionId}/${hasPhotos ? 'photos' : 'data'}?${query}`,
    fileName: fileNameOf(expires, hasPhotos),
    expiresAt: new Date(expires),
  };
}

const underWay = appScoped(() => new Map<string, number>());

/** Until the stream closes, also after an error. */
function counted(deps: Deps, userId: string, stream: Readable): Readable {
  const counts = underWay(deps);
  counts.set(userId, (counts.get(userId) ?? 0) + 1);
  return stream.once('close', () => {
    const left = (counts.get(userId) ?? 1) - 1;
    if (left > 0) counts.set(userId, left);
    else counts.delete(userId);
  });
}

export type Fetched = { session: string; kind: string; expires: string; signature: string };

/** Null if the URL is invalid or expired, or its session has ended. 'busy' while the person runs the most downloads. */
export async function openExport(
  deps: Deps,
  register: PrivacyRegister,
  { session, kind, expires, signature }: Fetched,
): Promise<{ fileName: string; hasPhotos: boolean; stream: Readable } | 'busy' | null> {
  const at = deps.clock();
  const sessionId = idOf(session);
  const hasPhotos = kind === 'photos';
  const live = sessionId === null ? undefined : await sessionById(deps.db, sessionId, at);
  if (live === undefined || (kind !== 'data' && kind !== 'photos')) return null;
  const { userId } = live;
  const subject = subjectOf(userId, live.id, hasPhotos);
  if (!isSigned(deps.config.appSecret, subject, { expires, signature }, at)) return null;
  const ctx = createContext(deps, null, { ip: '', label: 'export' });
  const user = await ctx.load(userById, userId);
  if (user === null) return null;
  const { email, createdAt } = user;
  const isConfirmed = user.emailVerifiedAt !== null;
  const addresses = [...(isConfirmed ? [email] : []), ...(await formerNewsletterAddresses(deps.db, userId))];
  const whose = { userId, email, isConfirmed, consents: consentSubjects(deps, userId, addresses) };
  if ((underWay(deps).get(userId) ?? 0) >= fetchedAtOnce) return 'busy';
  const asked = { whose, createdAt, at, register };
  const fileName = fileNameOf(Number(expires), hasPhotos);
  const json = fileNameOf(Number(expires), false);
  const pieces = hasPhotos ? zipOf(deps, asked, json) : jsonOf(deps, asked);
  // Byte mode: in object mode the buffer counts pieces of any size, so a slow reader would need much memory.
  return { fileName, hasPhotos, stream: counted(deps, userId, Readable.from(pieces, { objectMode: false })) };
}
