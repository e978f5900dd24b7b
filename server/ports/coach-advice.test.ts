import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { outingIn } from '#rules/outings.ts';
import { attacks, canary } from '#tests/setup/companion-attacks.ts';
import { diceOf } from '#tests/setup/random.ts';
import type { Advice, CoachPrompt, Place } from './coach.ts';
import { practiceReply } from './coach-practice.ts';

const settings = { scenario: 'first-message', gender: 'female', tone: 'friendly', coachMode: true } as const;
const nothingFound: Advice = { found: null };

function ask(content: string, { advice = nothingFound, before = [] as string[], seed = 3 } = {}): string {
  const messages: CoachPrompt['messages'] = [
    ...before.map((reply) => ({ role: 'assistant' as const, content: reply })),
    { role: 'user', content },
  ];
  return practiceReply({ ...settings, messages, advice }, diceOf(seed));
}

type Entry = { answer: string };
const topics = JSON.parse(
  readFileSync(new URL('../../content/companion/advice.json', import.meta.url), 'utf8'),
) as Record<string, { english: Entry[]; pidgin: Entry[] }>;

describe('a question is answered from the page that it is about', () => {
  test.each([
    ['unsafe', 'he wants our first meeting at his house at night'],
    ['unsafe', 'Im wan make I come im house'],
    ['money', 'He asked me for my account number'],
    ['money', 'Dem wan make I send airtime, dem say na money for data'],
    ['askingPictures', 'How do I ask her for nudes?'],
    ['pictures', 'Should I send him nudes?'],
    ['contacts', 'What do I say when he asks for my WhatsApp number?'],
    ['fake', 'She refuses a video call, what should I do?'],
    ['married', 'Coach, he has a wife'],
    ['pressure', 'What should I do, he threatens me'],
    ['noReply', 'She stopped replying since Monday'],
    ['noReply', 'She no dey reply me again'],
    ['slowReply', 'What should I do about her dry replies?'],
    ['askOut', 'How do I ask him out?'],
    ['firstDateTalk', 'Any tips for a first date?'],
    ['wear', 'What should I wear to the cinema?'],
    ['whoPays', 'Is it okay to split the bill?'],
    ['afterDate', 'Should I text her after the date?'],
    ['tribe', 'Coach, my mother does not approve of his tribe'],
    ['serious', 'Coach, how can I know if he is serious?'],
    ['kids', 'How do I tell her that I have a child?'],
    ['startChat', 'What should I say to her first?'],
  ])('%s: %s', (topic, question) => {
    const pages = topics[topic];
    const written = [...(pages?.english ?? []), ...(pages?.pidgin ?? [])].map(({ answer }) => answer);
    const reply = ask(question);
    expect(
      written.some((answer) => reply.includes(answer)),
      reply,
    ).toBe(true);
  });

  test('in Pidgin to who asks in Pidgin', () => {
    expect(ask('Wetin I go talk to am for first date?')).toMatch(/\b(wetin|una|dey)\b/i);
    expect(ask('What should I say to her first?')).not.toMatch(/\b(wetin|una|dey)\b/i);
  });

  test('and what is in no page is not made up', () => {
    expect(ask('Coach, tell me about quantum physics')).toMatch(/no page|not in my guide/);
  });

  test('asked again, it says the other page first', () => {
    const first = ask('How do I ask him out?');
    expect(ask('How do I ask him out?', { before: [first] }).split('\n\n')[1]).not.toBe(first.split('\n\n')[1]);
  });
});

describe('an opener', () => {
  test('names what they like', () => {
    expect(ask('Give me an opener for football and jollof')).toMatch(/football.*jollof/);
    expect(ask('Give me an opener for somebody who likes films')).toMatch(/Nollywood|speak along|ending/);
    expect(ask('Give me an opener')).toMatch(/profile|two short sentences/i);
  });
});

const place = (name: string): Place => ({
  name,
  area: 'Bodija',
  city: 'ibadan',
  cost: '₦2,000–₦8,000 for two',
  bestTime: 'Saturday afternoon',
  tip: 'sit near the door.',
});
const outing = outingIn('Ibadan, 10k', () => null);

describe('places', () => {
  const places = ['One', 'Two', 'Three', 'Four'].map(place);
  const found = { outing, places, fit: 'within' as const, least: 2_000 };
  const question = 'Where can I take a girl in Ibadan with 10k?';

  test('are three at most, with their cost, a reason and a next step; the next ones when asked again', () => {
    const reply = ask(question, { advice: { found } });
    expect(reply.split('\n').filter((line) => line.startsWith('•'))).toEqual(
      ['One', 'Two', 'Three'].map((name) => `• ${name}, Bodija: ₦2,000–₦8,000 for two. Saturday afternoon.`),
    );
    expect(reply).toContain('sit near the door');
    expect(reply).toContain('₦10,000');
    expect(reply).toMatch(/Next: .*“.+”/);
    expect(ask(question, { advice: { found }, before: [reply] })).toContain('• Four, Bodija');
  });

  test('a sum that is tight, too small, or for a city that nobody named is said so', () => {
    expect(ask(question, { advice: { found: { ...found, fit: 'from' } } })).toMatch(/wholly within|tight/);
    expect(ask(question, { advice: { found: { ...found, places: [], fit: 'none' } } })).toContain('₦2,000');
    const nowhere = { ...found, outing: { ...outing, city: null }, places: [] };
    expect(ask(question, { advice: { found: nowhere } })).toContain('Port Harcourt');
    const elsewhere = {
      ...found,
      outing: { ...outing, city: null, elsewhere: { town: 'Saki', nearest: 'ibadan' as const } },
    };
    expect(ask(question, { advice: { found: elsewhere } })).toMatch(/Saki.*Ibadan/);
  });
});

test('words of crisis come before any advice', () => {
  expect(ask('Coach, I no fit again, I wan die')).toContain('112');
});

test('no attack that is taken for a question brings the canary or a place', () => {
  for (const [seed, attack] of attacks.entries()) {
    for (const question of [attack, `Coach, what should I do? ${attack}`]) {
      const reply = ask(question, { seed });
      expect(reply.toLowerCase()).not.toContain(canary.toLowerCase());
      expect(reply).not.toContain('•');
      expect(reply).not.toMatch(/\{\w+\}/);
    }
  }
});
