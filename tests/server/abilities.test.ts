/** Every ability against every way of having a plan, each asked of the API by doing it. The table is typed in by hand, from the law of plans and abilities. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boostWeekly } from '#server/features/profiles/visibility-service.ts';
import { crowd } from '#tests/factories/crowd.ts';
import { like, matched, newcomer, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { holdings } from '#tests/setup/holdings.ts';

const IBADAN = '2339354';
/** What every paid person has. */
const paid = [
  'unlimited_likes',
  'more_super_likes',
  'unlimited_views',
  'messages',
  'calls',
  'who_likes_you',
  'date_ideas',
  'travel',
  'boost',
  'companion',
  'advanced_matching',
  'gold_games',
  'priority_support',
] as const;
const diamond = [
  ...paid,
  'hd_calls',
  'weekly_boost',
  'advanced_filters',
  'top_of_search',
  'coach_voice',
  'flirt_feedback',
] as const;
const soul = [...paid, 'flirt_feedback', 'progress', 'platinum_games'] as const;
type Ability = (typeof diamond)[number] | (typeof soul)[number];
const every: readonly Ability[] = [...new Set([...diamond, ...soul])];

/** Each way of having, or of having had, a plan: what it allows, and the tier of games. */
const table: Record<keyof typeof holdings, { allows: readonly Ability[]; tier: string }> = {
  none: { allows: [], tier: 'FREE' },
  gold: { allows: paid, tier: 'GOLD' },
  diamond: { allows: diamond, tier: 'GOLD' },
  soul: { allows: soul, tier: 'PLATINUM' },
  'soul, paid once': { allows: soul, tier: 'PLATINUM' },
  'diamond and soul': { allows: every, tier: 'PLATINUM' },
  'trial of gold': { allows: paid, tier: 'GOLD' },
  'trial of diamond': { allows: diamond, tier: 'GOLD' },
  'trial of soul': { allows: soul, tier: 'PLATINUM' },
  'cancelled diamond, until the period ends': { allows: diamond, tier: 'GOLD' },
  'cancelled diamond, after it': { allows: [], tier: 'FREE' },
  'expired gold': { allows: [], tier: 'FREE' },
  'past due soul, within the days of grace': { allows: soul, tier: 'PLATINUM' },
  'past due soul, after them': { allows: [], tier: 'FREE' },
  'refused second trial': { allows: [], tier: 'FREE' },
  'beta place': { allows: paid, tier: 'GOLD' },
  'bare premium flag': { allows: paid, tier: 'GOLD' },
};

let app: TestApp;
let strangers: string[];
beforeAll(async () => {
  app = await startTestApp({ config: { betaEndsOn: '2035-02-14' } });
  strangers = await crowd(app, 12);
});
afterAll(() => app.stop());

type Probe = (by: Person, other: { paid: Person; matchId: string }) => Promise<boolean>;
const ask = async (by: Person, document: string): Promise<Data> => {
  const answer = await app.gql(document, {}, by.accessToken);
  if (answer.data === undefined || answer.data === null) throw new Error(answer.body);
  return answer.data;
};
/** Whether a mutation succeeds; PremiumRequired is a no, and any other answer an error. */
const does = async (by: Person, field: string, input: string, more = ''): Promise<Data | null> => {
  const given = input && `(input: { ${input} })`;
  const data = await ask(by, `mutation { ${field}${given} { __typename ${more} ... on UserError { message } } }`);
  if (data[field].__typename === 'PremiumRequired') return null;
  if (!data[field].__typename.endsWith('Success')) throw new Error(JSON.stringify(data));
  return data[field];
};
const viewer = async (by: Person, selection: string): Promise<Data> =>
  (await ask(by, `{ viewer { ${selection} } }`)).viewer;
const listed =
  (ability: Ability): Probe =>
  async (by) =>
    (await viewer(by, 'plan { abilities }')).plan.abilities.includes(ability.toUpperCase());
const isForbidden = async (by: Person, document: string): Promise<boolean> =>
  (await app.gql(document, {}, by.accessToken)).errors?.[0]?.extensions?.code === 'FORBIDDEN';
const swipes = async (by: Person, field: string, whom: readonly string[]): Promise<string> => {
  let last = '';
  for (const id of whom) {
    last = (await ask(by, `mutation { ${field}(input: { profileId: "${id}" }) { __typename } }`))[field].__typename;
  }
  return last;
};

const roundOf = (game: string): string => `type: ${game}, clientId: "${crypto.randomUUID()}"`;

/** What a person does who reaches for an ability. Those without a deed of their own at the API are asked for by name. */
const probes: Record<Ability, Probe> = {
  unlimited_likes: async (by) => (await swipes(by, 'likeProfile', strangers.slice(0, 6))) === 'LikeProfileSuccess',
  more_super_likes: async (by) =>
    (await swipes(by, 'superLikeProfile', strangers.slice(6, 11))) === 'SuperLikeProfileSuccess',
  unlimited_views: async (by) => (await viewer(by, 'viewQuota { limit }')).viewQuota === null,
  messages: async (by, { matchId }) =>
    (await does(by, 'sendMessage', `matchId: "${matchId}", clientId: "${crypto.randomUUID()}", content: "Hi"`)) !==
    null,
  calls: async (by, { matchId }) => (await does(by, 'prepareCall', `matchId: "${matchId}"`)) !== null,
  hd_calls: async (by, { matchId }) => {
    const prepared = await does(by, 'prepareCall', `matchId: "${matchId}"`, '... on PrepareCallSuccess { videoWidth }');
    return prepared?.videoWidth === 1920;
  },
  who_likes_you: async (by) => !(await isForbidden(by, '{ viewer { likers { nodes { id } } } }')),
  date_ideas: async (by) => !(await isForbidden(by, '{ dateIdeas { totalCount } }')),
  travel: async (by) => (await does(by, 'setTravelLocation', `townId: "${IBADAN}"`)) !== null,
  weekly_boost: async (by) => {
    await app.db.updateTable('profiles').set({ boostExpiresAt: null }).where('id', '=', by.id).execute();
    await boostWeekly(app.deps);
    const own = await app.db.selectFrom('profiles').selectAll().where('id', '=', by.id).executeTakeFirstOrThrow();
    return own.weeklyBoostAt !== null;
  },
  boost: async (by) => (await does(by, 'boostProfile', '')) !== null,
  companion: async (by) =>
    (await does(
      by,
      'sendCompanionMessage',
      `scenarioId: "first-message", content: "Hello", clientId: "${crypto.randomUUID()}"`,
    )) !== null && (await viewer(by, 'companion { coach }')).companion !== null,
  advanced_filters: async (by) => !(await isForbidden(by, '{ deck(filter: { isVerified: true }) { end } }')),
  advanced_matching: listed('advanced_matching'),
  top_of_search: listed('top_of_search'),
  coach_voice: listed('coach_voice'),
  flirt_feedback: async (by) => (await does(by, 'reviewDraft', 'draft: "Hi, what is your favourite book?"')) !== null,
  progress: async (by) => {
    const { companion } = await viewer(by, 'companion { progress { messages } }');
    return companion !== null && companion.progress !== null;
  },
  gold_games: async (by) => (await does(by, 'playGame', roundOf('EMOJI_STORY'))) !== null,
  platinum_games: async (by) => (await does(by, 'playGame', roundOf('MEMORY_MATCH'))) !== null,
  priority_support: async (by) => {
    const selection = '... on CreateSupportTicketSuccess { ticket { isPriority } }';
    const made = await does(
      by,
      'createSupportTicket',
      'subject: "A question", content: "How does this work?"',
      selection,
    );
    return made?.ticket.isPriority;
  },
};

describe.each(Object.entries(table))('%s', (how, { allows, tier }) => {
  let ada: Person;
  let other: { paid: Person; matchId: string };
  beforeAll(async () => {
    ada = await newcomer(app, 'Ada', { position: { latitude: 6.5, longitude: 3.4 } });
    const bola = await person(app, 'Bola', { plan: 'gold' });
    other = { paid: bola, matchId: await matched(app, ada, bola) };
    await app.db.deleteFrom('dailyCounters').where('userId', '=', ada.id).execute();
    await like(app, await person(app, 'Chidi'), ada);
    await holdings[how as keyof typeof holdings](app, ada);
  });

  it(`opens the tier ${tier}, and lists what it allows`, async () => {
    const { plan } = await viewer(ada, 'plan { name tier abilities }');
    expect(plan.tier).toBe(tier);
    expect(plan.name !== null).toBe(allows.length > 0);
    expect([...plan.abilities].sort()).toEqual(allows.map((ability) => ability.toUpperCase()).sort());
  });

  it.each(every)('%s', async (ability) => expect(await probes[ability](ada, other)).toBe(allows.includes(ability)));
});
