/** The page of a friend's link. The link alone shows nothing: a code goes to the friend's own address. */
import { isPast, messages as texts } from '#rules/check-ins.ts';
import { limits } from '#rules/limits.ts';
import { admitAttempt } from '#server/auth/attempts.ts';
import { hashOf } from '#server/auth/tokens.ts';
import { userError } from '#server/base/errors.ts';
import { isSame, linkSecret, typedCode } from '#server/base/secrets.ts';
import type { Config } from '#server/config/config.ts';
import type { OpenSharedPlanInput, SendSharedPlanCodeInput } from '#server/contract/resolvers.generated.ts';
import { type Context, createContext, type Deps } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { enqueue, type Jobs } from '#server/platform/jobs/queue.ts';
import { compose, firstNameOf } from '#server/platform/mail/layout.ts';
import { friendOf } from './alarm-queries.ts';
import { codeLetter } from './letters.ts';
import { countTry, noteCode, type Shared, sharedByToken, uncountTry } from './shared-plan-queries.ts';

const { codeMs, codeTries, codeDigits } = limits.checkIns;
/** Before all other jobs. */
const URGENT = -10;
/** 132 bits. */
const TOKEN_LENGTH = 22;

const linkIsGone = userError('LinkExpired', 'link_expired', texts.badLink);
const wrongCode = userError('WrongCode', 'wrong_code', texts.badCode);

/** The database has its hash alone; the letter is written from the installation's secret. */
export function planToken(config: Pick<Config, 'appSecret'>, checkInId: string, friendId: string): string {
  return linkSecret(config, 'shared plan', `${checkInId}:${friendId}`).slice(0, TOKEN_LENGTH);
}

const codeOf = ({ config }: Pick<Context, 'config'>, checkInId: string, friendId: string, sentAt: Date): string =>
  typedCode(config, 'plan code', `${checkInId}:${friendId}:${sentAt.getTime()}`, codeDigits);

async function sharedOf(ctx: Context, token: string): Promise<Shared | null> {
  const shared = await sharedByToken(ctx.db, hashOf(token));
  return shared === undefined || isPast(shared.dueAt, ctx.clock()) ? null : shared;
}

export async function sendSharedPlanCode(ctx: Context, { token }: SendSharedPlanCodeInput) {
  const shared = await sharedOf(ctx, token);
  if (shared === null) return linkIsGone;
  const { id: checkInId, friendId } = shared;
  const tooMany = await admitAttempt(ctx, [['planCodesOfFriend', `${checkInId} ${friendId}`]]);
  if (tooMany !== null) return tooMany;
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock();
    // A younger code is mailed again: who holds a forwarded link must not take it from the friend who types it.
    const isYoung = shared.codeSentAt !== null && now.getTime() < shared.codeSentAt.getTime() + codeMs / 2;
    const sentAt = isYoung && shared.codeSentAt ? shared.codeSentAt : now;
    if (!isYoung) await noteCode(tx.db, shared, sentAt);
    const job = { checkInId, friendId, sentAt: sentAt.toISOString() };
    await enqueue(tx, 'sendPlanCode', job, { priority: URGENT });
    return { __typename: 'SendSharedPlanCodeSuccess' as const, validMinutes: codeMs / 60_000 };
  });
}

/** A letter that would come after the life of its code is not sent. */
export async function sendPlanCode(deps: Deps, { checkInId, friendId, sentAt }: Jobs['sendPlanCode']): Promise<void> {
  const ctx = createContext(deps, null, { ip: '', label: 'sendPlanCode' });
  const at = new Date(sentAt);
  const friend = await friendOf(ctx.db, checkInId, friendId);
  if (friend === undefined || ctx.clock().getTime() >= at.getTime() + codeMs) return;
  const letter = {
    id: `plan-code:${checkInId}:${friendId}:${sentAt}`,
    name: firstNameOf(friend.fullName),
    code: codeOf(ctx, checkInId, friendId, at),
  };
  await ctx.ports.mailer.send(compose(codeLetter(letter, friend.email), ctx.config));
}

export async function openSharedPlan(ctx: Context, { token, code }: OpenSharedPlanInput) {
  const shared = await sharedOf(ctx, token);
  if (shared === null) return linkIsGone;
  const { id, friendId, codeSentAt } = shared;
  if (codeSentAt === null || ctx.clock().getTime() >= codeSentAt.getTime() + codeMs) return wrongCode;
  if ((await countTry(ctx.db, shared)) > codeTries) return wrongCode;
  if (!isSame(code.replace(/\s/g, ''), codeOf(ctx, id, friendId, codeSentAt))) return wrongCode;
  // A page that is opened again with its code costs no try.
  await uncountTry(ctx.db, shared);
  return { __typename: 'OpenSharedPlanSuccess' as const, sharedPlan: shownPlan(shared) };
}

/** The other person only once an alarm was raised, and not after the all-clear. */
function shownPlan({ fullName, placeName, startsAt, dueAt, state, silentAlarmAt, ...other }: Shared) {
  const isAlarmed = state === 'alarmed' || silentAlarmAt !== null;
  const person = {
    name: other.otherName,
    age: other.otherAge,
    photo: other.otherPhoto?.toString('base64') ?? null,
  };
  const firstName = firstNameOf(fullName);
  const isSafe = state === 'safe' && !isAlarmed;
  return { firstName, placeName, startsAt, dueAt, isSafe, isAlarmed, other: isAlarmed ? person : null };
}
