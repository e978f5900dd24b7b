/** Friends who look after a person's dates. They are asked by letter, and count for nothing until they said yes. */
import { inviteFriendRule, messages as texts } from '#rules/check-ins.ts';
import { limits } from '#rules/limits.ts';
import { check } from '#rules/validation.ts';
import { admitAttempt } from '#server/auth/attempts.ts';
import { invalidInput, notAvailable, userError } from '#server/base/errors.ts';
import { idOf, rowId } from '#server/base/ids.ts';
import { derived, isSame, linkSecret } from '#server/base/secrets.ts';
import type { Config } from '#server/config/config.ts';
import type {
  AnswerFriendInvitationInput,
  InviteFriendInput,
  RemoveFriendInput,
} from '#server/contract/resolvers.generated.ts';
import type { TrustedFriendRow } from '#server/db/rows.ts';
import { lettersAreOff, requireAccount } from '#server/features/accounts/guard-service.ts';
import { type Context, createContext, type Deps } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { enqueue, type Jobs } from '#server/platform/jobs/queue.ts';
import { compose, firstNameOf } from '#server/platform/mail/layout.ts';
import { mailboxOf, mayWriteTo } from '#server/platform/mail/mailbox.ts';
import { spendPoint } from '#server/platform/throttles/throttles.ts';
import * as queries from './friend-queries.ts';
import { invitationLetter } from './letters.ts';
import { friendsByUserId } from './loaders.ts';

const linkIsGone = userError('LinkExpired', 'link_expired', texts.badLink);
const refused = (message: string) => invalidInput([{ path: 'email', message }]);

const hashOfAddress = ({ config }: Pick<Context, 'config'>, email: string): Buffer =>
  derived(config, 'friend refusal', mailboxOf(email));

/** A friend who has not answered since then is forgotten. */
const askedAfter = (ctx: Pick<Context, 'clock'>): Date =>
  new Date(ctx.clock().getTime() - limits.checkIns.unconfirmedMs);

/** Of the link in each letter to a friend. It lives as long as the friend's row, and none is stored. */
export function friendToken(config: Pick<Config, 'appSecret'>, friendId: string): string {
  return `${friendId}.${linkSecret(config, 'trusted friend', friendId)}`;
}

/** Null when the token is not one of ours. */
function friendIdOf(config: Pick<Config, 'appSecret'>, token: string): string | null {
  const id = idOf(token.split('.')[0] ?? '');
  return id !== null && isSame(token, friendToken(config, id)) ? id : null;
}

export async function friendsOfViewer(ctx: Context): Promise<TrustedFriendRow[]> {
  return (await ctx.load(friendsByUserId, requireViewer(ctx).userId)) ?? [];
}

/** Who refused such letters, or got one lately, gets none. The caller cannot tell, so that nobody learns who else trusts a friend. */
async function mayInvite(ctx: Context, email: string): Promise<boolean> {
  if (await queries.isRefused(ctx.db, hashOfAddress(ctx, email))) return false;
  if ((await spendPoint(ctx, ['friendInvitationsOfMailbox', mailboxOf(email)])) > 0) return false;
  return mayWriteTo(ctx, email);
}

export async function inviteFriend(ctx: Context, input: InviteFriendInput) {
  const { user } = await requireAccount(ctx);
  const checked = check(inviteFriendRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { email } = checked.value;
  if (!ctx.ports.mailer.sends) return lettersAreOff(ctx, 'email');
  if (mailboxOf(email) === mailboxOf(user.email)) return refused(texts.ownAddress);
  return inTransaction(ctx, async (tx) => {
    await queries.lockFriendsOf(tx.db, user.id);
    const friends = await queries.friendsOf(tx.db, [user.id], askedAfter(tx));
    if (friends.some((friend) => friend.email.toLowerCase() === email.toLowerCase())) return refused(texts.knownFriend);
    if (friends.length >= limits.checkIns.friends) return refused(texts.manyFriends);
    const tooMany = await admitAttempt(tx, [['friendInvitationsOfAccount', user.id]]);
    if (tooMany !== null) return { ...tooMany, message: texts.manyInvitations };
    const id = rowId(tx);
    await queries.insertFriend(tx.db, { id, userId: user.id, email, invitedAt: tx.clock(), confirmedAt: null });
    if (await mayInvite(tx, email)) await enqueue(tx, 'inviteByLetter', { friendId: id });
    return { __typename: 'InviteFriendSuccess' as const, viewer: { id: user.id } };
  });
}

export async function inviteByLetter(deps: Deps, { friendId }: Jobs['inviteByLetter']): Promise<void> {
  const ctx = createContext(deps, null, { ip: '', label: 'inviteByLetter' });
  const invitation = await queries.invitationById(ctx.db, friendId, askedAfter(ctx));
  if (invitation === undefined || invitation.confirmedAt !== null) return;
  const name = firstNameOf(invitation.fullName);
  const letter = invitationLetter(
    { friendId, token: friendToken(ctx.config, friendId), name },
    invitation.email,
    ctx.config,
  );
  await ctx.ports.mailer.send(compose(letter, ctx.config));
}

/** Whoever holds a person's unlocked phone must not disarm a check-in, or silence an alarm, by removing those who watch it. */
export async function removeFriend(ctx: Context, { friendId }: RemoveFriendInput) {
  const { userId } = requireViewer(ctx);
  const id = idOf(friendId);
  const dueAfter = new Date(ctx.clock().getTime() - limits.checkIns.keptMs);
  const isRemoved =
    id === null ? false : await inTransaction(ctx, (tx) => queries.removeFriendOf(tx.db, userId, id, dueAfter));
  if (isRemoved === null) return notAvailable(texts.watching);
  if (!isRemoved) return notAvailable(texts.unknownFriend);
  return { __typename: 'RemoveFriendSuccess' as const, viewer: { id: userId } };
}

export async function friendInvitation(ctx: Context, token: string) {
  const id = friendIdOf(ctx.config, token);
  const found = id === null ? undefined : await queries.invitationById(ctx.db, id, askedAfter(ctx));
  if (found === undefined) return null;
  return { firstName: firstNameOf(found.fullName), isConfirmed: found.confirmedAt !== null };
}

/** A link that is opened again answers as before: what is gone stays gone. */
export async function answerFriendInvitation(ctx: Context, { token, answer }: AnswerFriendInvitationInput) {
  const id = friendIdOf(ctx.config, token);
  if (id === null) return linkIsGone;
  return inTransaction(ctx, async (tx) => {
    const found = await queries.invitationById(tx.db, id, askedAfter(tx));
    if (found === undefined) return linkIsGone;
    if (answer === 'accept') await queries.confirmFriend(tx.db, id, tx.clock());
    else if (answer === 'decline') await queries.deleteFriend(tx.db, id);
    else await queries.refuseForGood(tx.db, found, hashOfAddress(tx, found.email), tx.clock());
    return { __typename: 'AnswerFriendInvitationSuccess' as const, isConfirmed: answer === 'accept' };
  });
}
