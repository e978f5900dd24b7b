/** The rows of the table for the companion. Its coach answers at once, fails when it is told to, or is silent. */
import { type Coach, CoachFailure } from '#server/ports/coach.ts';
import { exchangeRows, giveCoach } from '#tests/setup/companion.ts';
import {
  closed,
  type EventRow,
  type Here,
  hearing,
  listening,
  open,
  own,
  paid,
  type RootRow,
  type Row,
  type TypeRow,
  unpaid,
} from './matrix-cells.ts';
import type { World } from './matrix-world.ts';

const question = { category: 'Food', question: 'Suya or fish?' };
const feedback = { warmth: 3, clarity: 3, curiosity: 3, strengths: ['Kind.'], suggestions: ['Ask.'], rewrite: 'Hi?' };

const coachWho = (manner: 'answers' | 'fails' | 'is silent'): Coach => ({
  kind: 'practice',
  async *reply(_prompt, signal) {
    if (manner === 'fails') throw new CoachFailure('coach_failed', 'The test wants it to.');
    if (manner === 'is silent') await new Promise((resolve) => signal.addEventListener('abort', resolve));
    yield { text: 'Tell me more.' };
    yield { tokens: 10 };
  },
  async questions() {
    if (manner === 'fails') throw new CoachFailure('coach_failed', 'The test wants it to.');
    return { questions: [question], tokens: 10 };
  },
  review: async () => ({ feedback, tokens: 10 }),
});

const withCoach =
  (manner: Parameters<typeof coachWho>[0], ask: (here: Here) => string | Promise<string>) => (here: Here) => {
    giveCoach(here.app, coachWho(manner));
    return ask(here);
  };

const message = (clientId: string = crypto.randomUUID(), content = 'Hello') =>
  `sendCompanionMessage(input: { scenarioId: "first-message", content: "${content}", clientId: "${clientId}" })`;
const questions = 'generateQuestions(input: { scenarioId: "first-message" })';
const review = 'reviewDraft(input: { draft: "Hello" })';
const save = 'saveCompanionPreferences(input: { gender: MALE, tone: DIRECT })';

/** The one conversation there is, the subject's, by rows. */
async function conversationOf({ app, subject }: World): Promise<string> {
  await app.db.deleteFrom('companionTranscripts').where('userId', '!=', subject.id).execute();
  await exchangeRows(app, subject, [{ at: app.clock.now() }]);
  const { id } = await app.db
    .selectFrom('companionTranscripts')
    .select('id')
    .where('userId', '=', subject.id)
    .where('scenario', '=', 'first-message')
    .executeTakeFirstOrThrow();
  return id;
}
const remove = async (here: Here) =>
  `deleteCompanionConversation(input: { conversationId: "${await conversationOf(here)}" })`;

/** An exchange of somebody that waits for its reader. */
async function waitingTurn({ app }: Pick<World, 'app'>, by: { id: string }): Promise<string> {
  await app.db.deleteFrom('companionTurns').where('userId', '=', by.id).where('state', '=', 'streaming').execute();
  const [id = ''] = await exchangeRows(app, by, [{ at: app.clock.now(), state: 'waiting' }]);
  return id;
}

const inCompanion = (selection: string) => `query { viewer { companion ${selection} } }`;
const ofSubject = (selection: string) => async (here: Here) => {
  await conversationOf(here);
  return inCompanion(selection);
};
const ofSoul = (selection: string) => () => inCompanion(`{ progress ${selection} }`);

const rate = async ({ app, subject }: World): Promise<string> => {
  const [exchangeId] = await exchangeRows(app, subject, [{ at: app.clock.now() }]);
  return `rateReply(input: { exchangeId: "${exchangeId}", rating: HELPFUL })`;
};

const withPlan = (cell: string): Row => closed(cell, unpaid('PremiumRequired'));
const given: Row = closed('value', unpaid('hidden'));

export const rootRows: Record<string, RootRow> = {
  'Query.companionScenarios': { ask: () => 'companionScenarios { id }', row: open('value') },
  'Query.companionAsking': { ask: () => 'companionAsking { id }', row: open('value') },
  'Mutation.sendCompanionMessage': {
    ask: withCoach('answers', () => message()),
    row: withPlan('SendCompanionMessageSuccess'),
  },
  'Mutation.deleteCompanionConversation': {
    ask: remove,
    row: closed('NotAvailable', { self: 'DeleteCompanionConversationSuccess' }),
  },
  'Mutation.saveCompanionPreferences': { ask: () => save, row: withPlan('SaveCompanionPreferencesSuccess') },
  'Mutation.generateQuestions': {
    ask: withCoach('answers', () => questions),
    row: withPlan('GenerateQuestionsSuccess'),
  },
  'Mutation.reviewDraft': {
    ask: withCoach('answers', () => review),
    row: closed('PremiumRequired', { diamond: 'ReviewDraftSuccess', soul: 'ReviewDraftSuccess' }),
  },
  'Mutation.rateReply': {
    ask: rate,
    row: closed('NotAvailable', { ...unpaid('PremiumRequired'), self: 'RateReplySuccess' }),
  },
  'Subscription.companionReply': {
    ask: withCoach(
      'is silent',
      async (here) => `companionReply(exchangeId: "${await waitingTurn(here, here.subject)}") { __typename }`,
    ),
    row: listening({ self: 'listens' }),
  },
};

export const typeRows: Record<string, TypeRow> = {
  CompanionScenario: {
    ask: () => 'query { companionScenarios { @@ } }',
    at: 'companionScenarios.0',
    fields: 'id name description opening questions',
    row: open('value'),
  },
  SuggestedQuestion: {
    ask: () => 'query { companionScenarios { questions { @@ } } }',
    at: 'companionScenarios.0.questions.0',
    fields: 'category question',
    row: open('value'),
  },
  Companion: {
    ask: ofSubject('{ @@ }'),
    at: 'viewer.companion',
    fields: 'coach preferences conversation conversations allowance progress',
    row: own('value', unpaid('hidden')),
    except: {
      // Its argument is no scenario here: one that is, is read below.
      conversation: paid('null'),
      progress: { ...paid('null'), soul: 'value' },
    },
  },
  CompanionPreferences: {
    ask: () => inCompanion('{ preferences { @@ } }'),
    at: 'viewer.companion.preferences',
    fields: 'gender tone',
    row: own('value', unpaid('hidden')),
  },
  CompanionAllowance: {
    ask: () => inCompanion('{ allowance { @@ } }'),
    at: 'viewer.companion.allowance',
    fields: 'percentLeft resetsAt',
    row: own('value', unpaid('hidden')),
  },
  CompanionConversation: {
    ask: ofSubject('{ conversation(scenarioId: "first-message") { @@ } }'),
    at: 'viewer.companion.conversation',
    fields: 'id scenario startedAt updatedAt messages',
    row: own('hidden', { self: 'value' }),
  },
  CompanionMessage: {
    ask: ofSubject('{ conversation(scenarioId: "first-message") { messages { @@ } } }'),
    at: 'viewer.companion.conversation.messages.0',
    fields: 'id exchangeId role content createdAt isStopped hasHelpLines rating',
    row: own('hidden', { self: 'value' }),
    except: { rating: { self: 'null' } },
  },
  CompanionProgress: {
    ask: ofSoul('{ @@ }'),
    at: 'viewer.companion.progress',
    fields: 'messages activeDays streakDays scenarios week',
    row: own('hidden', { soul: 'value' }),
  },
  ScenarioProgress: {
    ask: ofSoul('{ scenarios { @@ } }'),
    at: 'viewer.companion.progress.scenarios.0',
    fields: 'scenario messages lastAt',
    row: own('hidden', { soul: 'value' }),
    // They never practised.
    except: { lastAt: { soul: 'null' } },
  },
  WeeklyReport: {
    ask: ofSoul('{ week { @@ } }'),
    at: 'viewer.companion.progress.week',
    fields: 'from to messages messagesBefore activeDays favourite advice',
    row: own('hidden', { soul: 'value' }),
    except: { favourite: { soul: 'null' } },
  },
  SendCompanionMessageSuccess: {
    ask: withCoach('answers', () => `mutation { ${message()} { @@ } }`),
    at: 'sendCompanionMessage',
    fields: 'exchangeId conversation',
    row: given,
  },
  DeleteCompanionConversationSuccess: {
    ask: async (here) => `mutation { ${await remove(here)} { @@ } }`,
    at: 'deleteCompanionConversation',
    fields: 'viewer',
    row: closed('hidden', { self: 'value' }),
  },
  SaveCompanionPreferencesSuccess: {
    ask: () => `mutation { ${save} { @@ } }`,
    at: 'saveCompanionPreferences',
    fields: 'viewer',
    row: given,
  },
  RateReplySuccess: {
    ask: async (here) => `mutation { ${await rate(here)} { @@ } }`,
    at: 'rateReply',
    fields: 'reply',
    row: closed('hidden', { self: 'value' }),
  },
  GenerateQuestionsSuccess: {
    ask: withCoach('answers', () => `mutation { ${questions} { @@ } }`),
    at: 'generateQuestions',
    fields: 'questions',
    row: given,
  },
  CoachUnavailable: {
    ask: withCoach('fails', () => `mutation { ${questions} { @@ } }`),
    at: 'generateQuestions',
    fields: 'code message',
    row: given,
  },
  ReviewDraftSuccess: {
    ask: withCoach('answers', () => `mutation { ${review} { @@ } }`),
    at: 'reviewDraft',
    fields: 'feedback hasHelpLines',
    row: closed('hidden', { diamond: 'value', soul: 'value' }),
  },
  DraftFeedback: {
    ask: withCoach('answers', () => `mutation { ${review} { ... on ReviewDraftSuccess { feedback { @@ } } } }`),
    at: 'reviewDraft.feedback',
    fields: 'warmth clarity curiosity strengths suggestions rewrite',
    row: closed('hidden', { diamond: 'value', soul: 'value' }),
  },
};

/** Everybody opens an exchange of the subject, and one of `matched` that was written for a coach who is gone. */
export const eventRows: Record<string, EventRow> = {
  CompanionDelta: { fields: 'exchangeId text', row: hearing({ self: 'value' }) },
  CompanionReplyDone: { fields: 'exchangeId conversation', row: hearing({ self: 'value' }) },
  CompanionReplyFailed: { fields: 'code message exchangeId', row: hearing({ matched: 'value' }) },
};

/** The two exchanges, and their coach. */
export async function exchangesToOpen(world: World): Promise<string[]> {
  const failing = await waitingTurn(world, world.people.matched);
  const answered = await waitingTurn(world, world.subject);
  const [answers, fails] = [coachWho('answers'), coachWho('fails')];
  await world.app.db.updateTable('companionTurns').set({ content: 'Fail' }).where('id', '=', failing).execute();
  giveCoach(world.app, {
    ...answers,
    reply: (prompt, signal) => (prompt.messages.at(-1)?.content === 'Fail' ? fails : answers).reply(prompt, signal),
  });
  return [failing, answered];
}
