/** The rows of the second document about date ideas, the newsletter and administrators that the API holds, asked of the API. */
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { syncContent } from '#server/boot/content.ts';
import { grant, makeAdmin, newcomer, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { mutation, nobodyYet, row } from '#tests/setup/spec-table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await syncContent(app.deps);
});
afterAll(() => app.stop());
const here = () => app;

const send = mutation(
  here,
  'sendWeeklyNewsletter',
  '... on SendWeeklyNewsletterSuccess { emailsSent article { day } }',
);
const subscribe = mutation(here, 'subscribeToNewsletter');

async function ask(document: string, by?: Person): Promise<Data> {
  const answer = await app.gql(document, {}, by?.accessToken);
  if (answer.data == null) throw new Error(answer.body);
  return answer.data;
}

async function onGold(): Promise<Person> {
  const ada = await nobodyYet(app);
  await grant(app, ada, 'gold');
  return ada;
}
describe('Date ideas', () => {
  const FIELDS =
    'id name description category city state budgetLevel romanticScore estimatedCost bestTime openingHours tips bestForDateNumbers isFeatured';

  async function everything(by: Person, filter = '{}'): Promise<Data[]> {
    const found: Data[] = [];
    let after = '';
    do {
      const page = (
        await ask(
          `{ dateIdeas(filter: ${filter}, first: 50${after}) { nodes { ${FIELDS} } pageInfo { hasNextPage endCursor } } }`,
          by,
        )
      ).dateIdeas;
      found.push(...page.nodes);
      after = page.pageInfo.hasNextPage ? `, after: "${page.pageInfo.endCursor}"` : '';
    } while (after !== '');
    return found;
  }

  row(
    'Date idea: id, name, description, category, location (city), state, budget_level (low, medium, high), romantic_score (number of hearts), estimated_cost, best_time, opening_hours, tips (list), best_for_date_number (list of numbers), featured.',
    async () => {
      for (const idea of await everything(await onGold())) {
        for (const text of ['name', 'description', 'category', 'state', 'estimatedCost', 'bestTime', 'openingHours']) {
          expect(idea[text]).toMatch(/\S/);
        }
        expect(['LOW', 'MEDIUM', 'HIGH']).toContain(idea.budgetLevel);
        expect([1, 2, 3, 4, 5]).toContain(idea.romanticScore);
        expect(typeof idea.isFeatured).toBe('boolean');
      }
    },
  );

  row(
    'Date numbers 1, 2, 3, 4+; cities Lagos, Abuja, Port Harcourt, Ibadan; budgets low, medium, high; at most 4 tips shown; 100+ venues claimed.',
    async () => {
      const gold = await onGold();
      const all = await everything(gold);
      expect(all.length).toBeGreaterThanOrEqual(100);
      expect(new Set(all.map(({ city }) => city))).toEqual(new Set(['LAGOS', 'ABUJA', 'PORT_HARCOURT', 'IBADAN']));
      expect(all.filter(({ tips }) => tips.length > 4)).toEqual([]);
      for (const number of [1, 2, 3, 4]) {
        const suits = all.filter(({ bestForDateNumbers }) => bestForDateNumbers.includes(number)).map(({ id }) => id);
        expect(suits.length).toBeGreaterThan(0);
        expect((await everything(gold, `{ dateNumber: ${number} }`)).map(({ id }) => id)).toEqual(suits);
      }
      for (const budget of ['LOW', 'MEDIUM', 'HIGH']) {
        const costs = all.filter(({ budgetLevel }) => budgetLevel === budget).map(({ id }) => id);
        expect((await everything(gold, `{ budgetLevel: ${budget} }`)).map(({ id }) => id)).toEqual(costs);
      }
    },
  );

  row('read date_ideas | ordered by featured descending then romantic_score descending', async () => {
    const rank = ({ isFeatured, romanticScore }: Data): number => (isFeatured ? 10 : 0) + romanticScore;
    const ranks = (await everything(await onGold())).map(rank);
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
    expect(new Set(ranks).size).toBeGreaterThan(4);
  });

  row(
    'Free user: limited daily likes (count shown), views per hour limit, no messaging, no video calls, no who-likes-you, no date ideas, games limited to 5 plays per day and free-tier games only.',
    async () => {
      const free = await newcomer(app, 'Chidi');
      const { viewer } = await ask(
        '{ viewer { likesLeft viewQuota { limit } gamePlays { limit } plan { abilities } } }',
        free,
      );
      expect(viewer).toEqual({
        likesLeft: 5,
        viewQuota: { limit: 50 },
        gamePlays: { limit: 5 },
        plan: { abilities: [] },
      });
      const answer = await app.gql('{ dateIdeas { totalCount } }', {}, free.accessToken);
      expect(answer.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    },
  );
});

describe('Newsletter and administrators', () => {
  row(
    'Newsletter article (built in): id, day (monday or thursday), category (longevity, success, spiritual, confidence, happiness, growth), subject, title, HTML content.',
    async () => {
      const { newsletterArticles: page } = await ask(
        '{ newsletterArticles(first: 100) { nodes { id day category subject title html } } }',
      );
      const newsletterArticles: Data[] = page.nodes;
      expect(newsletterArticles.length).toBeGreaterThanOrEqual(24);
      const categories = ['LONGEVITY', 'SUCCESS', 'SPIRITUAL', 'CONFIDENCE', 'HAPPINESS', 'GROWTH'];
      for (const day of ['MONDAY', 'THURSDAY']) {
        const ofDay = newsletterArticles.filter((article: Data) => article.day === day);
        expect(new Set(ofDay.map(({ category }: Data) => category))).toEqual(new Set(categories));
      }
      for (const { subject, title, html } of newsletterArticles) {
        expect([subject, title].every((text: string) => /\S/.test(text))).toBe(true);
        expect(html).toMatch(/^<(?:p|h2)>.*<\/\w+>$/s);
      }
    },
  );

  row('User role: user_id, role (admin).', async () => {
    const admin = await person(app, 'Ada');
    expect((await ask('{ viewer { roles } }', admin)).viewer.roles).toEqual([]);
    await makeAdmin(app, admin);
    expect(await app.db.selectFrom('userRoles').select(['userId', 'role']).execute()).toEqual([
      { userId: admin.id, role: 'admin' },
    ]);
  });

  row('Administrators may send newsletters manually.', async () => {
    const bola = await person(app, 'Bola');
    const refused = await app.gql(
      'mutation { sendWeeklyNewsletter(input: { day: MONDAY }) { __typename } }',
      {},
      bola.accessToken,
    );
    expect(refused.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect(await app.db.selectFrom('newsletterIssues').selectAll().execute()).toEqual([]);
  });

  row('send-weekly-newsletter: body day (monday or thursday); returns emailsSent.', async () => {
    const admin = await nobodyYet(app);
    await makeAdmin(app, admin);
    for (const who of ['one', 'two', 'three']) {
      await subscribe({ email: `${who}@reader.example`, hasConsented: true, source: 'NEWSLETTER_PAGE' });
    }
    expect(await send({ day: 'THURSDAY', isDryRun: true }, admin)).toMatchObject({
      emailsSent: 3,
      article: { day: 'THURSDAY' },
    });
    expect(await send({ day: 'MONDAY' }, admin)).toMatchObject({ emailsSent: 3, article: { day: 'MONDAY' } });
  });
});
