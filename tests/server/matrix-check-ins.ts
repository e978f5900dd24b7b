/** Rows of the field x role table for the way home: each role's own friends, PINs and check-in, and what a friend's links show. */
import { hashPassword } from '#server/auth/passwords.ts';
import { hashOf } from '#server/auth/tokens.ts';
import { typedCode } from '#server/base/secrets.ts';
import { friendToken } from '#server/features/check-ins/friend-service.ts';
import { planToken } from '#server/features/check-ins/shared-plan-service.ts';
import { openWindows } from '#tests/setup/throttles.ts';
import {
  closed,
  errorFields,
  type Here,
  inMatch,
  open,
  own,
  type RootRow,
  type TypeRow,
  whileDeletionPending,
} from './matrix-cells.ts';
import { planIn } from './matrix-date-plans.ts';

const PIN = '1234';
const HOUR = 3_600_000;

async function nothingOf({ app, me }: Here): Promise<void> {
  await openWindows(app);
  for (const table of ['checkIns', 'trustedFriends', 'checkInPins'] as const)
    await app.db.deleteFrom(table).where('userId', '=', me.id).execute();
}

/** Who asks has one friend, who said yes, and PINs. */
async function trusting(here: Here): Promise<string> {
  await nothingOf(here);
  const { app, me } = here;
  const [id, now, hash] = [crypto.randomUUID(), app.clock.now(), await hashPassword(PIN)];
  const friend = { id, userId: me.id, email: `${here.fresh}@example.com`, invitedAt: now, confirmedAt: now };
  await app.db.insertInto('trustedFriends').values(friend).execute();
  await app.db
    .insertInto('checkInPins')
    .values({ userId: me.id, firstHash: hash, secondHash: hash, setAt: now })
    .execute();
  return id;
}

/** Who asks has a check-in after which an alarm was raised, and which ended; its friend's links. */
async function watched(here: Here, state = 'armed'): Promise<{ friend: string; plan: string; code: string }> {
  const friendId = await trusting(here);
  const { app, me } = here;
  const [id, now] = [crypto.randomUUID(), app.clock.now()];
  const soon = new Date(now.getTime() + HOUR);
  const row = { id, userId: me.id, planId: id, version: 1, state, placeName: 'A garden', startsAt: now, dueAt: soon };
  const other = { otherName: 'Somebody Test', otherAge: 30, otherPhoto: Buffer.from('photo') };
  const rest = { extendedMinutes: 0, wrongPins: 0, startedAt: now, endedAt: now, silentAlarmAt: now };
  await app.db
    .insertInto('checkIns')
    .values({ ...row, ...other, ...rest })
    .execute();
  const { config } = app.deps;
  const plan = planToken(config, id, friendId);
  const watcher = { checkInId: id, friendId, tokenHash: hashOf(plan), codeSentAt: now, codeTries: 0 };
  await app.db.insertInto('checkInFriends').values(watcher).execute();
  const code = typedCode(config, 'plan code', `${id}:${friendId}:${now.getTime()}`, 6);
  return { friend: friendToken(config, friendId), plan, code };
}

const invite = async (here: Here): Promise<string> => {
  await nothingOf(here);
  return `inviteFriend(input: { email: "${here.fresh}@example.com" })`;
};
const remove = async (here: Here) => `removeFriend(input: { friendId: "${await trusting(here)}" })`;
const answer = async (here: Here) =>
  `answerFriendInvitation(input: { token: "${(await watched(here)).friend}", answer: ACCEPT })`;
const set = async (here: Here) => {
  await nothingOf(here);
  return `setCheckInPins(input: { firstPin: "1234", secondPin: "4321", password: "${here.me.password}" })`;
};
const start = async (here: Here) => {
  await trusting(here);
  return `startCheckIn(input: { planId: "${await planIn(here, here.matchOf[here.role], 'accepted')}" })`;
};
const tell = (pin: string) => async (here: Here) => {
  await watched(here);
  return `checkIn(input: { pin: "${pin}" })`;
};
const code = async (here: Here) => `sendSharedPlanCode(input: { token: "${(await watched(here)).plan}" })`;
const guess = async (here: Here) => `openSharedPlan(input: { token: "${(await watched(here)).plan}", code: "none" })`;
const openIt = async (here: Here) => {
  const { plan, code: right } = await watched(here);
  return `openSharedPlan(input: { token: "${plan}", code: "${right}" })`;
};
const invitation = async (here: Here) => `friendInvitation(token: "${(await watched(here)).friend}")`;

export const rootRows: Record<string, RootRow> = {
  'Query.friendInvitation': { ask: async (here) => `${await invitation(here)} { firstName }`, row: open('value') },
  'Mutation.inviteFriend': { ask: invite, row: closed('InviteFriendSuccess') },
  'Mutation.removeFriend': { ask: remove, row: closed('RemoveFriendSuccess') },
  'Mutation.answerFriendInvitation': { ask: answer, row: open('AnswerFriendInvitationSuccess') },
  'Mutation.setCheckInPins': { ask: set, row: closed('SetCheckInPinsSuccess') },
  'Mutation.startCheckIn': { ask: start, row: closed('NotAvailable', inMatch('StartCheckInSuccess')) },
  // Who asked for the account to be deleted may still be on a date.
  'Mutation.checkIn': { ask: tell(PIN), row: whileDeletionPending('CheckInSuccess') },
  'Mutation.sendSharedPlanCode': { ask: code, row: open('SendSharedPlanCodeSuccess') },
  'Mutation.openSharedPlan': { ask: openIt, row: open('OpenSharedPlanSuccess') },
};

const answered = (ask: (here: Here) => Promise<string>, at: string, fields: string, row: TypeRow['row']): TypeRow => ({
  ask: async (here) => `mutation { ${await ask(here)} { @@ } }`,
  at,
  fields,
  row,
});
const ofViewer =
  (selection: string, place: (here: Here) => Promise<unknown>) =>
  async (here: Here): Promise<string> => {
    await place(here);
    return `query { viewer { ${selection} } }`;
  };

export const typeRows: Record<string, TypeRow> = {
  TrustedFriend: {
    ask: ofViewer('trustedFriends { @@ }', trusting),
    at: 'viewer.trustedFriends.0',
    fields: 'id email invitedAt confirmedAt',
    row: own('value'),
  },
  CheckIn: {
    ask: ofViewer('currentCheckIn { @@ }', watched),
    at: 'viewer.currentCheckIn',
    fields: 'id state placeName startsAt dueAt alarmAt extendableMinutes endedAt friends',
    row: own('value'),
  },
  FriendInvitation: {
    ask: async (here) => `query { ${await invitation(here)} { @@ } }`,
    at: 'friendInvitation',
    fields: 'firstName isConfirmed',
    row: open('value'),
  },
  InviteFriendSuccess: answered(invite, 'inviteFriend', 'viewer', closed('value')),
  RemoveFriendSuccess: answered(remove, 'removeFriend', 'viewer', closed('value')),
  AnswerFriendInvitationSuccess: answered(answer, 'answerFriendInvitation', 'isConfirmed', open('value')),
  SetCheckInPinsSuccess: answered(set, 'setCheckInPins', 'viewer', closed('value')),
  StartCheckInSuccess: answered(start, 'startCheckIn', 'viewer', closed('hidden', inMatch('value'))),
  CheckInSuccess: answered(tell(PIN), 'checkIn', 'viewer', whileDeletionPending('value')),
  WrongPin: answered(tell('9999'), 'checkIn', `${errorFields} triesLeft viewer`, whileDeletionPending('value')),
  SendSharedPlanCodeSuccess: answered(code, 'sendSharedPlanCode', 'validMinutes', open('value')),
  WrongCode: answered(guess, 'openSharedPlan', errorFields, open('value')),
  OpenSharedPlanSuccess: answered(openIt, 'openSharedPlan', 'sharedPlan', open('value')),
  SharedPlan: {
    ask: async (here) => `mutation { ${await openIt(here)} { ... on OpenSharedPlanSuccess { sharedPlan { @@ } } } }`,
    at: 'openSharedPlan.sharedPlan',
    fields: 'firstName placeName startsAt dueAt isSafe isAlarmed other',
    row: open('value'),
  },
  SharedPerson: {
    ask: async (here) =>
      `mutation { ${await openIt(here)} { ... on OpenSharedPlanSuccess { sharedPlan { other { @@ } } } } }`,
    at: 'openSharedPlan.sharedPlan.other',
    fields: 'name age photo',
    row: open('value'),
  },
};
