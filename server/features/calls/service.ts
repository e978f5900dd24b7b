import { messages as texts } from '#rules/call-texts.ts';
import { type CallEnd, type CheckedSignal, callStateOf, endOf, sendCallSignalRule } from '#rules/calls.ts';
import { limits } from '#rules/limits.ts';
import { check } from '#rules/validation.ts';
import { admitAttempt } from '#server/auth/attempts.ts';
import { invalidInput } from '#server/base/errors.ts';
import { rowId } from '#server/base/ids.ts';
import type { PrepareCallInput, ResolversTypes, SendCallSignalInput } from '#server/contract/resolvers.generated.ts';
import type { CallRow, MatchRow } from '#server/db/rows.ts';
import { viewerCan } from '#server/features/entitlements/service.ts';
import { type Context, createContext, type Deps } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { dial } from './dialling-service.ts';
import { tellChange, tellEnds, tellSignal } from './event-service.ts';
import { callOver, notAnswered, passed } from './lib/answers.ts';
import { iceServersOf, relayedCandidate, relayedDescription } from './lib/ice.ts';
import { liveCallByMatchId, theirDescriptionByCallId } from './loaders.ts';
import { canCall, type Line, requireLine } from './policy.ts';
import * as queries from './queries.ts';

type Payload = Awaited<ResolversTypes['SendCallSignalPayload']>;
type Description = { kind: 'offer' | 'answer'; sdp: string };

export async function prepareCall(ctx: Context, input: PrepareCallInput) {
  const flood = await admitAttempt(ctx, [['callsPreparedOfAccount', requireViewer(ctx).userId]]);
  if (flood !== null) return flood;
  const { refusal } = await requireLine(ctx, input.matchId);
  if (refusal) return refusal;
  const { width, height } = (await viewerCan(ctx, 'hd_calls')) ? limits.calls.hdVideo : limits.calls.video;
  return {
    __typename: 'PrepareCallSuccess' as const,
    iceServers: iceServersOf(ctx.config.calls, ctx),
    isRelayOnly: ctx.config.calls.turn !== null,
    videoWidth: width,
    videoHeight: height,
  };
}

/** Checks session, match, plan and call each time. The attempt is counted before all checks, because signals are cheap to send. */
export async function sendCallSignal(ctx: Context, input: SendCallSignalInput): Promise<Payload> {
  const flood = await admitAttempt(ctx, [['callSignalsOfAccount', requireViewer(ctx).userId]]);
  if (flood !== null) return flood;
  // Hanging up needs no plan. A plan that ends during a call must not keep the other person in it.
  const { line, refusal } = await requireLine(ctx, input.matchId, { asksPlan: input.signal.hangUp == null });
  if (refusal) return refusal;
  const checked = check(sendCallSignalRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  return pass(ctx, line, checked.value.callId.toLowerCase(), checked.value.signal);
}

async function pass(ctx: Context, line: Line, callId: string, signal: CheckedSignal): Promise<Payload> {
  const { offer, answer, iceCandidate, hangUp } = signal;
  const shown = (sdp: string): string => (ctx.config.calls.turn === null ? sdp : relayedDescription(sdp));
  const kind = offer ? 'offer' : 'answer';
  const sdp = shown((offer ?? answer)?.sdp ?? '');
  // The replacement of an address may be longer than the address.
  if (sdp.length > limits.calls.sdp) return invalidInput([{ path: `signal.${kind}.sdp`, message: texts.badSdp }]);
  if (offer) {
    if ((await queries.callById(ctx.db, callId)) === null) return dial(ctx, line, { ...offer, callId, sdp });
    return describe(ctx, line, callId, { kind, sdp });
  }
  if (answer) return describe(ctx, line, callId, { kind, sdp });
  if (hangUp) return end(ctx, line, callId, hangUp);
  return note(ctx, line, callId, iceCandidate);
}

/** The call has ended, is of another match, or goes on with another device. Null to accept. */
function refusalOf({ match, viewerId, sessionId }: Line, call: CallRow | null, now: Date) {
  if (call === null || call.matchId !== match.id) return callOver();
  const { state } = callStateOf(call, now);
  if (state === 'ended') return callOver();
  const mine = call.callerId === viewerId ? call.callerSessionId : call.calleeSessionId;
  return mine !== null && mine !== sessionId ? callOver(texts.elsewhere) : null;
}

/** The first answer starts the call; later descriptions renegotiate it. A repeated one is told again, which is harmless. */
async function describe(ctx: Context, line: Line, callId: string, { kind, sdp }: Description): Promise<Payload> {
  const { viewerId, sessionId, otherId, match } = line;
  return inTransaction(ctx, async (tx) => {
    const call = await queries.lockCall(tx.db, callId);
    const now = tx.clock();
    const refusal = refusalOf(line, call, now);
    if (refusal !== null || call === null) return refusal ?? callOver();
    const isRinging = call.answeredAt === null;
    // The caller repeats the first offer. It is told again: the server that stored it may have died before telling.
    if (isRinging && kind === 'offer' && call.callerId === viewerId) {
      tellChange(tx, call);
      return passed(call);
    }
    if (isRinging && (kind === 'offer' || call.callerId === viewerId)) return notAnswered(kind);
    const newest = isRinging ? null : await queries.newestDescription(tx.db, callId);
    const isRepeated = newest?.senderId === viewerId && newest.kind === kind && newest.sdp === sdp;
    const after = isRinging
      ? await queries.setAnswered(tx.db, callId, sessionId, now)
      : await queries.noteHeard(tx.db, { id: callId, matchId: match.id, userId: viewerId, sessionId }, now);
    if (after === null) return callOver();
    const descriptionId = isRepeated ? newest.id : rowId(tx);
    const row = { id: descriptionId, callId, senderId: viewerId, kind, sdp, createdAt: now };
    if (!isRepeated) await queries.insertDescription(tx.db, row);
    tellSignal(tx, { kind: 'description', callId, matchId: match.id, receiverId: otherId, descriptionId });
    if (isRinging || isRepeated) tellChange(tx, after);
    return passed(after);
  });
}

/** A sign of life, with a candidate to pass on, if any. With a relay, only relay candidates are passed on. */
async function note(ctx: Context, line: Line, callId: string, given: CheckedSignal['iceCandidate']): Promise<Payload> {
  const { match, viewerId: userId, sessionId, otherId: receiverId } = line;
  const now = ctx.clock();
  const call = await queries.noteHeard(ctx.db, { id: callId, matchId: match.id, userId, sessionId }, now);
  if (call === null) {
    const found = await queries.callById(ctx.db, callId);
    const refusal = refusalOf(line, found, now);
    if (refusal !== null || found === null) return refusal ?? callOver();
    return given === undefined ? passed(found) : notAnswered('iceCandidate');
  }
  if (given === undefined) return passed(call);
  const candidate = ctx.config.calls.turn === null ? given.candidate : relayedCandidate(given.candidate);
  if (candidate !== null) {
    const { sdpMid = null, sdpMLineIndex = null } = given;
    tellSignal(ctx, { kind: 'candidate', callId, matchId: match.id, receiverId, candidate, sdpMid, sdpMLineIndex });
  }
  return passed(call);
}

/** A repeated call returns the ended call. Any device of the callee may decline a ringing call. */
async function end(ctx: Context, line: Line, callId: string, given: CallEnd): Promise<Payload> {
  const { match, viewerId } = line;
  return inTransaction(ctx, async (tx) => {
    const call = await queries.lockCall(tx.db, callId);
    if (call === null || call.matchId !== match.id) return callOver();
    if (call.endedAt !== null) return passed(call);
    const now = tx.clock();
    const current = callStateOf(call, now);
    const refusal = current.end === null ? refusalOf(line, call, now) : null;
    if (refusal !== null) return refusal;
    const of = { isRinging: call.answeredAt === null, isCallee: call.calleeId === viewerId };
    const ended = await queries.setEnded(tx.db, callId, current.end ?? endOf(given, of), now);
    await tellEnds(tx, [ended]);
    return passed(ended);
  });
}

/** The newest one; null if the viewer's plan has no calls. */
export async function callOfViewer(ctx: Context): Promise<CallRow | null> {
  if (!(await canCall(ctx))) return null;
  const [call] = await queries.liveCallsOf(ctx.db, requireViewer(ctx).userId, ctx.clock());
  return call ?? null;
}

/** Null if the viewer's plan has no calls. */
export async function callIn(ctx: Context, match: MatchRow): Promise<CallRow | null> {
  return (await canCall(ctx)) ? ctx.load(liveCallByMatchId, match.id) : null;
}

/** A ringing call gives the description to all devices of the person, an active one to the device in it. */
export async function offerOf(ctx: Context, call: CallRow): Promise<string | null> {
  const { userId, sessionId } = requireViewer(ctx);
  const { state } = callStateOf(call, ctx.clock());
  const mine = call.callerId === userId ? call.callerSessionId : call.calleeSessionId;
  if (state === 'ended' || (state === 'active' && mine !== sessionId)) return null;
  return ctx.load(theirDescriptionByCallId, call.id);
}

export async function purgeCalls(deps: Deps): Promise<void> {
  const now = deps.clock();
  const ctx = createContext(deps, null, { ip: '', label: 'purgeCalls' });
  await inTransaction(ctx, async (tx) => tellEnds(tx, await queries.endOverdue(tx.db, null, now)));
  await queries.deleteCallsBefore(deps.db, new Date(now.getTime() - limits.calls.keptMs));
}
