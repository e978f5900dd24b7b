/** /companion against the practice coach: the conversation, its parts, what each plan adds, and every way in which it can fail. */
import type { Page, Route, WebSocketRoute } from '@playwright/test';
import { messages as rules, scenarios } from '#rules/companion.ts';
import { helpLines } from '#rules/crisis.ts';
import { paths } from '#rules/paths.ts';
import { newcomer, type Person } from '#tests/factories/people.ts';
import { createApi } from './api.ts';
import { axeFindings, examine, wideElements } from './axe.ts';
import { expect, long, test, urls } from './fixtures.ts';
import { grantDemo, toasts } from './steps.ts';

const phone = { width: 360, height: 740 };
const onPlan = { GOLD: [] as Person[], DIAMOND: [] as Person[], SOUL: [] as Person[] };

/** Somebody on a plan whom no other test has. */
function one(plan: keyof typeof onPlan): Person {
  const person = onPlan[plan].pop();
  if (!person) throw new Error(`Make more people on ${plan} in beforeAll`);
  return person;
}

test.beforeAll(async () => {
  const api = createApi(urls.demo);
  for (const [plan, count] of [
    ['GOLD', 10],
    ['DIAMOND', 3],
    ['SOUL', 1],
  ] as const) {
    for (let made = 0; made < count; made += 1) onPlan[plan].push(await newcomer(api, 'Ada', { profile: {} }));
    await grantDemo(
      api,
      onPlan[plan].map(({ email }) => email),
      plan,
    );
  }
});

const messages = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true }).locator('ol > li');
/** A failure is said until somebody takes it away, and on a phone it lies over the buttons at the top. */
async function dismiss(page: Page): Promise<void> {
  const cross = toasts(page).locator('[aria-label=Dismiss]');
  await expect(async () => {
    if ((await cross.count()) > 0) await cross.first().click({ timeout: 1_000 });
    await expect(cross).toHaveCount(0, { timeout: 500 });
  }).toPass();
}
const field = (page: Page) => page.getByRole('textbox', { name: 'Write to Soul' });
const growing = (page: Page) => page.locator('[data-growing]');
const part = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Waits until the reply that comes has more than so many letters. */
async function grown(page: Page, letters: number): Promise<void> {
  const text = () => growing(page).evaluateAll(([item]) => item?.textContent ?? '');
  await expect.poll(async () => (await text()).length).toBeGreaterThan(letters);
}

/** Says something and waits until the reply is whole. */
async function ask(page: Page, text: string): Promise<void> {
  const before = await messages(page).count();
  await say(page, text);
  await expect(messages(page)).toHaveCount(before + 2);
  await expect(growing(page)).toHaveCount(0, { timeout: 20_000 });
  await expect(messages(page)).toHaveCount(before + 2);
}

/** Lines break where the layout breaks them, which is no difference. */
const shown = async (page: Page) => (await messages(page).allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));

async function open(page: Page): Promise<Page> {
  await page.goto(paths.companion);
  await expect(messages(page)).not.toHaveCount(0);
  return page;
}

/** Answers the operation of this name by hand. */
const whenSending = (page: Page, operation: string, act: (route: Route) => Promise<unknown>) =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes(operation) ? act(route) : route.fallback(),
  );

test('a reply streams into its place; each scenario keeps its own conversation, over a reload too', async ({
  browserOf,
  demo,
}) => {
  const page = await open(await browserOf({ signedInAs: one('GOLD'), baseURL: demo.url, viewport: phone }));
  await expect(page.getByText('Soul is an AI coach, not a person.')).toBeVisible();
  await expect(page.getByText('It answers from a written guide')).toBeVisible();
  await expect(messages(page)).toHaveCount(1);

  await page.evaluate(() => {
    const lengths = new Set<number>();
    Object.assign(window, { lengths });
    new MutationObserver(() => {
      const text = document.querySelector('[data-growing]')?.textContent;
      if (text) lengths.add(text.length);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await ask(page, 'Hello! Your photo at Tarkwa Bay made me smile. Do you surf?');
  expect(await page.evaluate(() => (window as unknown as { lengths: Set<number> }).lengths.size)).toBeGreaterThan(3);
  await expect(messages(page).nth(1)).toContainText('Tarkwa Bay');
  const first = await shown(page);

  // Coach mode is on from the start, and whatever is chosen stays on this device.
  const coachMode = page.getByRole('checkbox', { name: 'Coach mode' });
  await expect(coachMode).toBeChecked();
  await coachMode.click();

  await page.getByRole('combobox', { name: 'Scenario' }).selectOption({ label: scenarios['planning-a-date'] });
  await expect(messages(page)).toHaveCount(1);
  await ask(page, 'Shall we meet for ice cream on Saturday at four?');
  const second = await shown(page);
  expect(second.join()).not.toContain('Tarkwa Bay');

  await page.reload();
  await expect(messages(page)).toHaveCount(3);
  expect(await shown(page)).toEqual(second);
  await expect(coachMode).not.toBeChecked();

  await part(page, 'Past conversations');
  await expect(page.getByRole('heading', { name: 'Past conversations' })).toBeFocused();
  await page.getByRole('button', { name: new RegExp(`^${scenarios['first-message']}`) }).click();
  await expect(messages(page)).toHaveCount(3);
  expect(await shown(page)).toEqual(first);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
});

test('what was stopped stays, here and after a reload, and the conversation goes on', async ({ browserOf, demo }) => {
  const page = await open(await browserOf({ signedInAs: one('GOLD'), baseURL: demo.url, viewport: phone }));
  await say(page, 'Tell me about a place in Lagos that you love, and why you love it so much.');
  await grown(page, 30);
  await page.getByRole('button', { name: 'Stop the reply' }).click();
  await expect(growing(page)).toHaveCount(0);
  await expect(page.getByText('Stopped here')).toBeVisible();
  await expect(field(page)).toBeFocused();
  const [, , kept = ''] = await shown(page);
  expect(kept.length).toBeGreaterThan(20);
  await page.reload();
  await expect(messages(page)).toHaveCount(3);
  await expect(page.getByText('Stopped here')).toBeVisible();
  expect((await shown(page))[2]?.slice(0, 20)).toBe(kept.slice(0, 20));
  await ask(page, 'Go on, please.');
  await expect(messages(page)).toHaveCount(5);
});

test('the list follows a reply only while its reader is at the end', async ({ browserOf, demo }) => {
  const page = await open(
    await browserOf({ signedInAs: one('GOLD'), baseURL: demo.url, viewport: { width: 360, height: 600 } }),
  );
  const box = page.getByRole('region', { name: 'Messages', exact: true });
  const fromEnd = () =>
    box.evaluate(({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop);
  await ask(page, 'Hello! How was your week, and what was the best of it?');
  expect(await fromEnd()).toBeLessThan(2);
  await say(page, 'Tell me about a place in Lagos that you love, and why you love it so much.');
  await grown(page, 30);
  await box.evaluate((element) => element.scrollTo(0, 0));
  await expect(growing(page)).toHaveCount(0, { timeout: 20_000 });
  expect(await box.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await page.getByRole('button', { name: 'Go to the newest message' }).click();
  await expect.poll(fromEnd).toBeLessThan(2);
});

test('settings are saved, questions are made, and a conversation is begun anew', async ({ browserOf, demo }) => {
  const page = await open(await browserOf({ signedInAs: one('GOLD'), baseURL: demo.url, viewport: phone }));
  await ask(page, 'Good evening! What made you smile today?');

  const starters = page.getByRole('region', { name: 'Conversation starters' });
  await part(page, 'Generate Questions');
  await expect(toasts(page)).toContainText('Questions Generated');
  await expect(toasts(page)).toContainText('3 conversation starters ready!');
  // The button and three questions.
  await expect(starters.getByRole('listitem')).toHaveCount(4);
  const question = starters.getByRole('listitem').nth(1).getByRole('button');
  await question.click();
  await expect(field(page)).toHaveValue((await question.getAttribute('title')) ?? 'nothing');
  await expect(field(page)).toBeFocused();
  await whenSending(page, 'GenerateQuestions', (route) => route.abort());
  await part(page, 'Generate Questions');
  await expect(toasts(page)).toContainText('Failed to generate questions');
  await dismiss(page);
  await page.unroute('**/graphql');

  // What was typed and not sent is still there.
  await field(page).fill('Half a thought');
  await part(page, 'Settings');
  const gender = page.getByRole('radiogroup', { name: 'Who is Soul?' });
  const tone = page.getByRole('radiogroup', { name: 'Tone' });
  await expect(gender.getByLabel('Female')).toBeChecked();
  await expect(tone.getByLabel('Friendly')).toBeChecked();
  await gender.getByText('Male', { exact: true }).click();
  await tone.getByText('Playful').click();
  await whenSending(page, 'SaveCompanionPreferences', (route) => route.abort());
  await part(page, 'Save preferences');
  await expect(toasts(page)).toContainText('Failed to save preferences');
  await dismiss(page);
  await page.unroute('**/graphql');
  await part(page, 'Save preferences');
  await expect(toasts(page)).toContainText('Saved');
  await expect(toasts(page)).toContainText('Your preferences have been updated');
  await page.reload();
  await expect(field(page)).toHaveValue('Half a thought');
  await part(page, 'Settings');
  await expect(gender.getByLabel('Male', { exact: true })).toBeChecked();
  await expect(tone.getByLabel('Playful')).toBeChecked();

  await part(page, 'Start again');
  const dialog = page.getByRole('dialog', { name: 'Start this conversation again?' });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toHaveCount(0);
  await part(page, 'Start again');
  await dialog.getByRole('button', { name: 'Delete and start again' }).click();
  await expect(messages(page)).toHaveCount(1);
  await page.reload();
  await expect(messages(page)).toHaveCount(1);
});

test('somebody in need is shown people to call, and nothing that the coach writes is more than text', async ({
  browserOf,
  demo,
}) => {
  const page = await open(await browserOf({ signedInAs: one('GOLD'), baseURL: demo.url, viewport: phone }));
  await ask(page, '<b>Hello</b> https://example.com **you**');
  await ask(page, 'I do not want to live any more. I want to die.');
  const box = page.getByRole('region', { name: 'Help lines' });
  for (const { name, number } of helpLines) {
    const line = box.getByRole('link', { name });
    await expect(line).toHaveAttribute('href', `tel:${number.replaceAll(' ', '')}`);
  }
  await expect(messages(page).getByRole('link')).toHaveCount(helpLines.length);
  await expect(messages(page).nth(1)).toContainText('<b>Hello</b> https://example.com **you**');
  await page.reload();
  await expect(box).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('each failure is told in its words, takes the conversation back, and gives the text back to be sent once', async ({
  browserOf,
  demo,
}) => {
  const page = await browserOf({ signedInAs: one('GOLD'), baseURL: demo.url, viewport: phone });
  /** What the next reply is, in place of the server's. */
  let fault: { code: string; message: string } | null = null;
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((raw) => {
      const { id, type, payload } = JSON.parse(String(raw));
      if (fault === null || type !== 'subscribe' || payload.operationName !== 'CompanionReply') return server.send(raw);
      const { exchangeId } = payload.variables;
      const companionReply = { __typename: 'CompanionReplyFailed', exchangeId, ...fault };
      const delta = { __typename: 'CompanionDelta', exchangeId, text: 'Half a ' };
      for (const event of [delta, companionReply])
        socket.send(JSON.stringify({ id, type: 'next', payload: { data: { companionReply: event } } }));
      socket.send(JSON.stringify({ id, type: 'complete' }));
    });
  });
  await open(page);
  await ask(page, 'Hello, how are you?');
  let before = await shown(page);

  async function restored(text: string, ...says: string[]): Promise<void> {
    for (const words of says) await expect(toasts(page)).toContainText(words);
    await expect(field(page)).toHaveValue(text);
    await expect(growing(page)).toHaveCount(0);
    expect(await shown(page)).toEqual(before);
    await dismiss(page);
  }

  const text = 'What do you do at the weekend?';
  for (const [status, ...says] of [
    [429, 'Rate Limit', 'Too many requests. Please wait a moment.'],
    [402, 'Payment Required', 'Please add credits to continue.'],
    [500, 'Failed to send message'],
  ] as const) {
    await whenSending(page, 'SendCompanionMessage', (route) =>
      route.fulfill({ status, contentType: 'application/json', body: '{}' }),
    );
    await say(page, text);
    await restored(text, ...says);
    await page.unroute('**/graphql');
  }
  await whenSending(page, 'SendCompanionMessage', (route) => route.abort());
  await say(page, text);
  await restored(text, 'Failed to send message');
  await page.unroute('**/graphql');

  for (const [code, ...says] of [
    ['COACH_BUSY', 'Rate Limit', 'Too many requests. Please wait a moment.'],
    ['COACH_UNPAID', 'Payment Required', 'Please add credits to continue.'],
    ['COACH_FAILED', 'Failed to send message'],
  ] as const) {
    fault = { code, message: says[0] };
    await say(page, text);
    await restored(text, ...says);
  }
  fault = null;

  // On the server it is an exchange that still waits, since the socket's faults were none of its own: sent again, it is one message.
  await part(page, 'Retry');
  await expect(growing(page)).toHaveCount(1);
  await expect(growing(page)).toHaveCount(0, { timeout: 20_000 });
  await expect(messages(page)).toHaveCount(5);
  await expect(field(page)).toHaveValue('');
  await page.reload();
  await expect(messages(page)).toHaveCount(5);
  before = await shown(page);

  const until = new Date(Date.now() + 3_600_000).toISOString();
  const sendCompanionMessage = {
    __typename: 'LimitReached',
    code: 'LIMIT_REACHED',
    message: rules.usedUp,
    resetsAt: until,
  };
  await whenSending(page, 'SendCompanionMessage', (route) =>
    route.fulfill({ json: { data: { sendCompanionMessage } } }),
  );
  await say(page, `${text} Or not?`);
  await expect(page.getByRole('main').getByText(/It opens again/)).toHaveText(rules.usedUp);
  await restored(`${text} Or not?`, rules.usedUp);
  await page.unroute('**/graphql');
});

test('a socket that is lost in the middle loses and doubles nothing', async ({ browserOf, demo }) => {
  const page = await browserOf({ signedInAs: one('GOLD'), baseURL: demo.url, viewport: phone });
  const sockets = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    socket.connectToServer();
    sockets.add(socket);
  });
  await open(page);
  await say(page, 'Tell me a long story about your favourite holiday.');
  await grown(page, 30);
  for (const socket of sockets) await socket.close({ code: 1012, reason: 'cut' });
  await expect(growing(page)).toHaveCount(0, { timeout: 30_000 });
  const now = await shown(page);
  expect(now.filter((message) => message.includes('favourite holiday'))).toHaveLength(1);
  expect(now).toHaveLength(3);
  await page.reload();
  await expect(messages(page)).toHaveCount(3);
});

test('a message under way blocks no word of another scenario, is not lost with the page, and ends when one starts again', async ({
  browserOf,
  demo,
}) => {
  const page = await browserOf({ signedInAs: one('GOLD'), baseURL: demo.url, viewport: phone });
  /** While it is, no reply is asked for. */
  let isHeld = false;
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((raw) => {
      if (!isHeld || !String(raw).includes('CompanionReply')) server.send(raw);
    });
  });
  await open(page);
  const scenario = page.getByRole('combobox', { name: 'Scenario' });
  await ask(page, 'Hello! How was your week?');

  await say(page, 'Tell me about a place in Lagos that you love, and why you love it so much.');
  await grown(page, 10);
  await part(page, 'Settings');
  await part(page, 'Start again');
  await part(page, 'Delete and start again');
  await expect(messages(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue('');
  await expect(toasts(page).locator('[data-toast]')).toHaveCount(0);

  isHeld = true;
  const text = 'What do you do at the weekend?';
  await say(page, text);
  await expect(growing(page)).toHaveCount(1);
  await scenario.selectOption({ label: scenarios['planning-a-date'] });
  await expect(page.getByText(`Soul is still answering in ${scenarios['first-message']}.`)).toBeVisible();
  await say(page, 'Shall we meet?');
  await expect(field(page)).toHaveValue('Shall we meet?');
  await expect(messages(page)).toHaveCount(1);
  await part(page, 'Go there');
  await expect(page.getByRole('region', { name: 'Messages', exact: true })).toBeFocused();
  await expect(growing(page)).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(field(page)).toHaveValue(text);
});

test('without a plan: what it is, that it is an AI, and the way to the plans', async ({ browserOf, demo }) => {
  const chidi = await newcomer(demo.api, 'Chidi');
  const page = await browserOf({ signedInAs: chidi, baseURL: demo.url, viewport: phone });
  await page.goto(paths.companion);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Meet Soul, your AI dating coach' })).toBeVisible();
  // Before the payment as behind it.
  const who =
    'Soul is an AI coach, not a person. It answers from a written guide and our list of places, not from a language model.';
  await expect(main).toContainText(who);
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(['Ask Soul', ...Object.values(scenarios)]);
  await main.getByRole('link', { name: 'See plans' }).click();
  await page.waitForURL(`**${paths.pricing}`);
  await expect(main).toContainText(who);
  // A plan that begins while the page is open opens it.
  await page.goBack();
  await expect(main.getByRole('link', { name: 'See plans' })).toBeVisible();
  await grantDemo(demo.api, [chidi.email], 'GOLD');
  await expect(messages(page)).toHaveCount(1);
});

test('a question in the middle of the practice is answered by the coach, with places of the guide', async ({
  browserOf,
  demo,
}) => {
  const page = await open(
    await browserOf({ signedInAs: one('GOLD'), baseURL: demo.url, viewport: phone, hasTouch: true }),
  );
  await ask(page, 'Where can I take a girl in Ibadan with 10,000 naira?');
  const reply = messages(page).last();
  await expect(reply).toContainText(/₦[\d,]+–₦(?:10,000|[1-9],\d{3}) for two/);
  await expect(reply).toContainText('Next:');
  await expect(reply).not.toContainText('Tip:');
  expect(await wideElements(page)).toEqual([]);
});

test('Soul sees progress and has a draft looked at, Diamond too and a voice; the others are told whose these are', async ({
  browserOf,
  demo,
}) => {
  const soul = await open(await browserOf({ signedInAs: one('SOUL'), baseURL: demo.url, viewport: phone }));
  await ask(soul, 'Hello! What are you reading these days?');
  await part(soul, 'Your progress');
  const panel = soul.getByRole('region', { name: 'Your progress' });
  await expect(panel.getByRole('definition').first()).toHaveText('1');
  await expect(panel).toContainText(scenarios['first-message']);
  await expect(panel).toContainText('This week');
  await expect(panel).toContainText('1 message, 0 in the week before');
  await soul.keyboard.press('Escape');
  await expect(soul.getByRole('button', { name: 'Your progress' })).toBeFocused();
  await part(soul, 'Check my message');
  await expect(soul.getByRole('textbox', { name: 'Your draft' })).toBeVisible();
  await expect(soul.getByRole('button', { name: 'Read aloud' })).toHaveCount(0);

  const gold = await open(await browserOf({ signedInAs: one('GOLD'), baseURL: demo.url, viewport: phone }));
  await part(gold, 'Check my message');
  await expect(gold.getByText('Part of Diamond and Soul.')).toBeVisible();

  const diamond = await open(await browserOf({ signedInAs: one('DIAMOND'), baseURL: demo.url, viewport: phone }));
  await expect(diamond.getByRole('button', { name: 'Read aloud' })).toHaveCount(1);
  await part(diamond, 'Your progress');
  await expect(diamond.getByText('Part of Soul.')).toBeVisible();
  await part(diamond, 'Check my message');
  await part(diamond, 'Get feedback');
  await expect(diamond.getByText('Please write a message')).toBeVisible();
  await diamond.getByRole('textbox', { name: 'Your draft' }).fill('hey');
  await part(diamond, 'Get feedback');
  const feedback = diamond.getByRole('region', { name: 'Feedback', exact: true });
  for (const meter of ['Warmth', 'Clarity', 'Curiosity']) await expect(feedback).toContainText(meter);
  await expect(feedback).toContainText(/[1-5] of 5/);
  await feedback.getByRole('button', { name: 'Use this' }).click();
  await expect(field(diamond)).not.toHaveValue('');

  // Of somebody in need nothing is judged.
  await part(diamond, 'Check my message');
  await diamond.getByRole('textbox', { name: 'Your draft' }).fill('I do not want to live any more. I want to die.');
  await part(diamond, 'Get feedback');
  await expect(diamond.getByRole('region', { name: 'Help lines' }).getByRole('link')).toHaveCount(helpLines.length);
  await expect(feedback).toHaveCount(0);
});

test('by keyboard alone: to the field, a reply, its end, another scenario', async ({ browserOf, demo }) => {
  const page = await open(
    await browserOf({ signedInAs: one('DIAMOND'), baseURL: demo.url, viewport: { width: 1280, height: 800 } }),
  );
  const focused = (name: string | RegExp, role: 'textbox' | 'button' | 'radio') => page.getByRole(role, { name });
  async function tabTo(name: string | RegExp, role: 'textbox' | 'button' | 'radio'): Promise<void> {
    for (let stops = 0; stops < 60; stops += 1) {
      await page.keyboard.press('Tab');
      const target = focused(name, role);
      if ((await target.count()) === 1 && (await target.evaluate((element) => element === document.activeElement)))
        return;
    }
    throw new Error(`Tab does not lead to ${name}`);
  }
  await tabTo('Write to Soul', 'textbox');
  await page.keyboard.type('Hello there,');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('how is your evening going so far?');
  await expect(field(page)).toHaveValue('Hello there,\nhow is your evening going so far?');
  await page.keyboard.press('Enter');
  await grown(page, 30);
  await tabTo('Stop the reply', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Stopped here')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await tabTo(/First Message/, 'radio');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Planning a Date' })).toBeChecked();
  await expect(messages(page)).toHaveCount(1);
});

test('every part is accessible and fits', long, async ({ browserOf, demo }) => {
  const dayo = await newcomer(demo.api, 'Dayo');
  const locked = await browserOf({ baseURL: demo.url, signedInAs: dayo });
  await locked.goto(paths.companion);
  await expect(locked.getByRole('link', { name: 'See plans' })).toBeVisible();
  await examine(locked, 'locked');

  await grantDemo(demo.api, [dayo.email], 'SOUL');
  const page = await open(await browserOf({ baseURL: demo.url, signedInAs: dayo }));
  await ask(page, 'Hello, how is your day?');
  await examine(page, 'practice');
  for (const name of ['Past conversations', 'Check my message', 'Your progress', 'Settings']) {
    await part(page, name);
    await expect(page.getByRole('heading', { name, exact: true })).toBeFocused();
    await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0);
    await examine(page, name);
  }
});

test('the three ways in: to ask, to practise, and to have a message checked, by touch', async ({ browserOf, demo }) => {
  const touch = { viewport: phone, hasTouch: true, isMobile: true };
  const page = await open(await browserOf({ signedInAs: one('DIAMOND'), baseURL: demo.url, ...touch }));
  const asking = page.getByRole('button', { name: 'Ask Soul' });
  await asking.tap();
  await expect(asking).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('switch', { name: 'Coach mode' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Generate Questions' })).toHaveCount(0);
  await expect(page.getByPlaceholder('Ask Soul about dating')).toBeVisible();
  await page.getByRole('button', { name: /^Openers/ }).tap();
  await expect(field(page)).toHaveValue('Give me an opener for football and jollof');
  await page.getByRole('button', { name: 'Send message' }).tap();
  const messages = page.getByRole('region', { name: 'Messages', exact: true });
  await expect(messages.getByText(/football.*jollof|jollof.*football/s).last()).toContainText('?', { timeout: 20_000 });
  await expect(messages.getByText('Out of the practice')).toHaveCount(0);
  await examine(page, 'asking Soul');

  // It stays, and is listed as a conversation of its own.
  await page.reload();
  await expect(asking).toHaveAttribute('aria-pressed', 'true');
  await part(page, 'Past conversations');
  await expect(page.getByText('Ask Soul').last()).toBeVisible();
  await part(page, 'Past conversations');
  await asking.tap();
  await expect(page.getByRole('combobox', { name: 'Scenario' })).toHaveValue('first-message');

  await part(page, 'Check my message');
  await expect(page.getByRole('textbox', { name: 'Your draft' })).toBeVisible();
});
