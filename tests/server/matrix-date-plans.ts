/** Rows of the field x role table for planned dates: the plan between the subject and whoever asks, by a row. */
import { listedIdea } from '#tests/factories/date-ideas.ts';
import {
  both,
  closed,
  type EventRow,
  type Here,
  hearing,
  inMatch,
  own,
  type RootRow,
  type TypeRow,
  talking,
} from './matrix-cells.ts';
import { mustNotHear, type World } from './matrix-world.ts';

const [HOUR, DAY] = [3_600_000, 86_400_000];

/** In place of any other plan of the match. */
export async function planIn(
  { app, people, subject, role }: Here,
  matchId: string,
  state = 'proposed',
  startsInMs = DAY,
): Promise<string> {
  const { db, clock } = app;
  const [id, dateIdeaId, at] = [crypto.randomUUID(), crypto.randomUUID(), clock.now()];
  await db.deleteFrom('datePlans').where('matchId', '=', matchId).execute();
  await db.deleteFrom('dateIdeas').execute();
  await db
    .insertInto('dateIdeas')
    .values({ id: dateIdeaId, ...listedIdea('A garden'), editedAt: at, removedAt: null })
    .execute();
  // The subject proposed it; to the subject, who asks in the match with `matched`, it comes from there.
  const proposerId = role === 'self' ? people.matched.id : subject.id;
  const times = { startsAt: new Date(at.getTime() + startsInMs), proposedAt: at, changedAt: at };
  const row = { id, matchId, clientId: id, version: 1, state, proposerId, changedById: proposerId, dateIdeaId };
  const match = await db.selectFrom('matches').select('id').where('id', '=', matchId).executeTakeFirst();
  if (match)
    await db
      .insertInto('datePlans')
      .values({ ...row, ...times, placeName: 'A garden, Lekki' })
      .execute();
  return id;
}

const mine = (here: Here, state?: string): Promise<string> => planIn(here, here.matchOf[here.role], state);
const startsAt = ({ app }: Here): string => new Date(app.clock.now().getTime() + DAY).toISOString();
const propose = async (here: Here): Promise<string> => {
  const matchId = here.matchOf[here.role];
  await here.app.db.deleteFrom('datePlans').where('matchId', '=', matchId).execute();
  return `proposeDatePlan(input: { clientId: "${crypto.randomUUID()}", matchId: "${matchId}", placeName: "A garden", startsAt: "${startsAt(here)}" })`;
};
const again = async (here: Here): Promise<string> => {
  await mine(here);
  const matchId = here.matchOf[here.role];
  return `proposeDatePlan(input: { clientId: "${crypto.randomUUID()}", matchId: "${matchId}", placeName: "A garden", startsAt: "${startsAt(here)}" })`;
};
const answer = async (here: Here): Promise<string> =>
  `answerDatePlan(input: { planId: "${await mine(here)}", version: 1, answer: ACCEPT })`;
const cancel = async (here: Here): Promise<string> => `cancelDatePlan(input: { planId: "${await mine(here)}" })`;
/** A date that both agreed on, and that ended an hour ago. */
export const ended = (here: Here, matchId: string): Promise<string> => planIn(here, matchId, 'accepted', -4 * HOUR);
const review = async (here: Here): Promise<string> =>
  `reviewDate(input: { planId: "${await ended(here, here.matchOf[here.role])}", hasMet: true, feeling: SAFE })`;

export const rootRows: Record<string, RootRow> = {
  'Mutation.proposeDatePlan': {
    ask: propose,
    row: closed('NotAvailable', { free: 'PremiumRequired', ...talking('ProposeDatePlanSuccess') }),
  },
  'Mutation.answerDatePlan': { ask: answer, row: closed('NotAvailable', inMatch('AnswerDatePlanSuccess')) },
  'Mutation.cancelDatePlan': { ask: cancel, row: closed('NotAvailable', inMatch('CancelDatePlanSuccess')) },
  'Mutation.reviewDate': { ask: review, row: closed('NotAvailable', inMatch('ReviewDateSuccess')) },
};

const success = (ask: (here: Here) => Promise<string>, at: string, cells: TypeRow['row']): TypeRow => ({
  ask: async (here) => `mutation { ${await ask(here)} { @@ } }`,
  at,
  fields: 'datePlan',
  row: cells,
});

export const typeRows: Record<string, TypeRow> = {
  DatePlan: {
    ask: async (here) => {
      await ended(here, here.matchId);
      return `query { viewer { match(id: "${here.matchId}") { datePlan { @@ } } } }`;
    },
    at: 'viewer.match.datePlan',
    fields: 'id match version state isProposedByViewer placeName dateIdea startsAt isReviewWanted proposedAt changedAt',
    row: own('hidden', both('value')),
  },
  ProposeDatePlanSuccess: success(propose, 'proposeDatePlan', closed('hidden', talking('value'))),
  AnswerDatePlanSuccess: success(answer, 'answerDatePlan', closed('hidden', inMatch('value'))),
  CancelDatePlanSuccess: success(cancel, 'cancelDatePlan', closed('hidden', inMatch('value'))),
  ReviewDateSuccess: success(review, 'reviewDate', closed('hidden', inMatch('value'))),
  DatePlanConflict: {
    ask: async (here) => `mutation { ${await again(here)} { @@ } }`,
    at: 'proposeDatePlan',
    fields: 'code message datePlan',
    row: closed('hidden', talking('value')),
  },
};

export const eventRows: Record<string, EventRow> = {
  // People without a plan may answer, so they are told.
  DatePlanChanged: { fields: 'match', row: hearing({ ...both('value'), free: 'value' }) },
};

/** Causes the event of a plan once between the subject and `matched`, and tells of it in the matches of those who must not hear of any. */
export async function planAround(world: World, run: (document: string, token: string) => Promise<void>): Promise<void> {
  const { app, matchId, matchOf, people } = world;
  await app.db.deleteFrom('datePlans').execute();
  const startsAt = new Date(app.clock.now().getTime() + DAY).toISOString();
  const input = `clientId: "${crypto.randomUUID()}", matchId: "${matchId}", placeName: "A garden", startsAt: "${startsAt}"`;
  await run(`proposeDatePlan(input: { ${input} })`, people.matched.accessToken);
  for (const role of mustNotHear)
    await app.deps.bus.publish(`viewer:${people[role].id}`, { kind: 'datePlan', matchId: matchOf[role] });
}
