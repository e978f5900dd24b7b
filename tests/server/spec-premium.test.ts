/** The rows of the second document about plans and the companion that the API holds, asked of the API. */
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { grant, newcomer, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { holdings } from '#tests/setup/holdings.ts';
import { mutation, nobodyYet, row } from '#tests/setup/spec-table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const here = () => app;

const checkout = mutation(here, 'startCheckout', '... on StartCheckoutSuccess { url hasTrial }');
const portal = mutation(here, 'openCustomerPortal', '... on OpenCustomerPortalSuccess { url }');
const send = mutation(
  here,
  'sendCompanionMessage',
  '... on SendCompanionMessageSuccess { exchangeId conversation { scenario { id name } messages { role content } } }',
);
const questions = mutation(
  here,
  'generateQuestions',
  '... on GenerateQuestionsSuccess { questions { category question } }',
);
const prefer = mutation(here, 'saveCompanionPreferences');

async function ask(document: string, by?: Person): Promise<Data> {
  const answer = await app.gql(document, {}, by?.accessToken);
  if (answer.data == null) throw new Error(answer.body);
  return answer.data;
}
const viewer = async (by: Person, selection: string): Promise<Data> =>
  (await ask(`{ viewer { ${selection} } }`, by)).viewer;

async function onPlan(plan: 'gold' | 'diamond' | 'soul' = 'gold'): Promise<Person> {
  const ada = await nobodyYet(app);
  await grant(app, ada, plan);
  return ada;
}

const offered = async (id: string): Promise<Data> =>
  (await ask('{ plans { id name tier price { amountMinor currency } isMostPopular features trialDays } }')).plans.find(
    (plan: Data) => plan.id === id,
  );

describe('Plans', () => {
  row(
    'Gold: 2,888 naira. Unlimited chats and likes, AI companion, video calls, priority support, advanced matching.',
    async () => {
      expect(await offered('GOLD')).toEqual({
        id: 'GOLD',
        name: 'Gold',
        tier: 'GOLD',
        price: { amountMinor: 288_800, currency: 'NGN' },
        isMostPopular: false,
        features: ['Unlimited chats and likes', 'AI companion', 'Video calls', 'Priority support', 'Advanced matching'],
        trialDays: 30,
      });
    },
  );

  row(
    'Diamond: 5,888 naira, badge "Most Popular". Everything in Gold, voice AI, flirt feedback, HD video, venues database, weekly boosts, top of search, see who liked you, advanced filters, read receipts.',
    async () => {
      expect(await offered('DIAMOND')).toMatchObject({
        name: 'Diamond',
        price: { amountMinor: 588_800, currency: 'NGN' },
        isMostPopular: true,
        features: [
          'Everything in Gold',
          'Voice AI',
          'Flirt feedback',
          'HD video',
          'Venues database',
          'Weekly boosts',
          'Top of search',
          'See who liked you',
          'Advanced filters',
          'Read receipts',
        ],
      });
    },
  );

  row(
    'Soul: 3,888 naira. AI conversation practice, coaching, date ideas and venues, scenarios, progress tracking, weekly reports.',
    async () => {
      expect(await offered('SOUL')).toMatchObject({
        name: 'Soul',
        price: { amountMinor: 388_800, currency: 'NGN' },
        features: [
          'AI conversation practice',
          'Coaching',
          'Date ideas and venues',
          'Scenarios',
          'Progress tracking',
          'Weekly reports',
        ],
      });
    },
  );

  row('Per month, 30-day free trial, auto-billing after, cancel anytime.', async () => {
    const ada = await nobodyYet(app);
    await holdings['trial of gold'](app, ada);
    const { plan } = await viewer(
      ada,
      'plan { name endsAt trialEndsAt subscription { state currentPeriodEndsAt isCancelled } }',
    );
    const days = (Date.parse(plan.trialEndsAt) - app.clock.now().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(29.99);
    expect(days).toBeLessThanOrEqual(30);
    expect(plan).toMatchObject({ name: 'GOLD', endsAt: null });
    expect(plan.subscription).toEqual({
      state: 'TRIALING',
      currentPeriodEndsAt: plan.trialEndsAt,
      isCancelled: false,
    });
  });

  row('Free trial: one per user. Subscriptions auto-renew until cancelled.', async () => {
    const ada = await nobodyYet(app);
    await holdings['trial of gold'](app, ada);
    expect((await viewer(ada, 'trial')).trial).toBe('USED');
    const bola = await nobodyYet(app);
    await holdings['cancelled diamond, until the period ends'](app, bola);
    const { plan } = await viewer(bola, 'plan { endsAt subscription { isCancelled } }');
    expect(plan.subscription).toEqual({ isCancelled: true });
    expect(Date.parse(plan.endsAt)).toBeGreaterThan(app.clock.now().getTime());
  });

  row('Plan ids containing soul or platinum map to platinum.', async () => {
    expect(await viewer(await onPlan('soul'), 'plan { tier }')).toEqual({ plan: { tier: 'PLATINUM' } });
  });
  row('Plan ids containing diamond or gold map to gold.', async () => {
    expect(await viewer(await onPlan('diamond'), 'plan { tier }')).toEqual({ plan: { tier: 'GOLD' } });
    expect(await viewer(await onPlan('gold'), 'plan { tier }')).toEqual({ plan: { tier: 'GOLD' } });
  });
  row('A profile premium flag alone maps to gold.', async () => {
    const ada = await nobodyYet(app);
    await holdings['bare premium flag'](app, ada);
    expect(await viewer(ada, 'plan { tier name }')).toEqual({ plan: { tier: 'GOLD', name: 'GOLD' } });
  });
});

describe('Calls about plans', () => {
  row('check-subscription: no body shown; returns subscribed, product_id.', async () => {
    const ada = await nobodyYet(app);
    expect(await viewer(ada, 'plan { name subscription { plan } }')).toEqual({
      plan: { name: null, subscription: null },
    });
    await holdings.soul(app, ada);
    expect(await viewer(ada, 'plan { name subscription { plan } }')).toEqual({
      plan: { name: 'SOUL', subscription: { plan: 'SOUL' } },
    });
  });

  row('create-checkout: body priceId; returns url, opened in a new tab.', async () => {
    const { __typename, url } = await checkout({ plan: 'GOLD' }, await nobodyYet(app));
    expect(__typename).toBe('StartCheckoutSuccess');
    expect((await fetch(new URL(new URL(url).pathname, app.url))).status).toBe(200);
  });

  row('customer-portal: returns url, opened in a new tab.', async () => {
    const ada = await nobodyYet(app);
    expect(await portal({}, ada)).toMatchObject({ code: 'NOT_AVAILABLE' });
    await holdings.gold(app, ada);
    const { __typename, url } = await portal({}, ada);
    expect(__typename).toBe('OpenCustomerPortalSuccess');
    expect((await fetch(new URL(new URL(url).pathname, app.url))).status).toBe(200);
  });

  row('Checkout requires sign-in', async () => {
    const answer = await app.gql('mutation { startCheckout(input: { plan: GOLD }) { __typename } }');
    expect(answer.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});

describe('Companion', () => {
  row('AI companion: needs the ai_companion entitlement or premium', async () => {
    const ada = await newcomer(app, 'Ada');
    expect(await viewer(ada, 'companion { coach }')).toEqual({ companion: null });
    const input = { scenarioId: 'first-message', content: 'Hello', clientId: crypto.randomUUID() };
    expect(await send(input, ada)).toMatchObject({ code: 'PREMIUM_REQUIRED' });
    await grant(app, ada, 'gold');
    expect((await viewer(ada, 'companion { coach }')).companion).toEqual({ coach: 'PRACTICE' });
    expect(await send(input, ada)).toMatchObject({ __typename: 'SendCompanionMessageSuccess' });
  });

  row(
    'Scenarios: First Message, Planning a Date, Keeping the Chat Flowing, After the First Date, Repair a Dry Chat.',
    async () => {
      const { companionScenarios } = await ask('{ companionScenarios { name } }');
      expect(companionScenarios.map(({ name }: Data) => name)).toEqual([
        'First Message',
        'Planning a Date',
        'Keeping the Chat Flowing',
        'After the First Date',
        'Repair a Dry Chat',
      ]);
    },
  );

  row('Defaults: coach mode on, gender female, tone friendly.', async () => {
    const ada = await onPlan();
    const { companion } = await viewer(ada, 'companion { preferences { gender tone } }');
    expect(companion.preferences).toEqual({ gender: 'FEMALE', tone: 'FRIENDLY' });
    await send({ scenarioId: 'first-message', content: 'Hello', clientId: crypto.randomUUID() }, ada);
    const turn = await app.db.selectFrom('companionTurns').selectAll().where('userId', '=', ada.id).executeTakeFirst();
    expect(turn?.coachMode).toBe(true);
  });

  row(
    'Companion preferences: user_id, companion_gender (female or male), tone (friendly, playful, sophisticated, direct).',
    async () => {
      const ada = await onPlan();
      for (const gender of ['FEMALE', 'MALE']) {
        for (const tone of ['FRIENDLY', 'PLAYFUL', 'SOPHISTICATED', 'DIRECT']) {
          expect((await prefer({ gender, tone }, ada)).__typename).toBe('SaveCompanionPreferencesSuccess');
          const { companion } = await viewer(ada, 'companion { preferences { gender tone } }');
          expect(companion.preferences).toEqual({ gender, tone });
        }
      }
    },
  );

  row('Companion send: ignored if blank or already sending.', async () => {
    const ada = await onPlan();
    const blank = { scenarioId: 'first-message', content: ' \n ', clientId: crypto.randomUUID() };
    expect(await send(blank, ada)).toMatchObject({ code: 'INVALID_INPUT' });
    expect((await viewer(ada, 'companion { conversations { id } }')).companion.conversations).toEqual([]);
  });

  row('Companion transcript: user_id, scenario, messages (list of role and content).', async () => {
    const ada = await onPlan();
    const input = { scenarioId: 'repair-a-dry-chat', content: ' How far? ', clientId: crypto.randomUUID() };
    const { exchangeId, conversation } = await send(input, ada);
    expect(conversation).toEqual({
      scenario: { id: 'repair-a-dry-chat', name: 'Repair a Dry Chat' },
      messages: [{ role: 'USER', content: 'How far?' }],
    });
    const events: Data[] = [];
    const document = `subscription { companionReply(exchangeId: "${exchangeId}") { __typename ... on CompanionDelta { text }
      ... on CompanionReplyDone { conversation { messages { role content } } } } }`;
    for await (const { data } of app.socket(ada.accessToken).iterate<Data>({ query: document })) {
      events.push(data?.companionReply);
    }
    const done = events.at(-1);
    expect(done.__typename).toBe('CompanionReplyDone');
    const streamed = events.map(({ text = '' }) => text).join('');
    expect(streamed).not.toBe('');
    expect(done.conversation.messages).toEqual([
      { role: 'USER', content: 'How far?' },
      { role: 'ASSISTANT', content: streamed },
    ]);
  });

  row('generate-questions: body scenario; returns questions (category, question), three expected.', async () => {
    const made = await questions({ scenarioId: 'planning-a-date' }, await onPlan());
    expect(made.questions).toHaveLength(3);
    for (const { category, question } of made.questions) expect(`${category} ${question}`).toMatch(/\S \S/);
  });
});

describe('Support', () => {
  row('Gold: 2,888 naira. Unlimited chats and likes, AI companion, video calls, priority support', async () => {
    const ask = mutation(here, 'createSupportTicket', '... on CreateSupportTicketSuccess { ticket { isPriority } }');
    const words = { subject: 'A question', content: 'How do I change my plan?' };
    expect((await ask(words, await person(app, 'Ada'))).ticket.isPriority).toBe(false);
    expect((await ask(words, await onPlan('gold'))).ticket.isPriority).toBe(true);
  });
});
