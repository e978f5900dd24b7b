import { describe, expect, test } from 'vitest';
import { diceOf } from '#tests/setup/random.ts';
import { reviewDraft } from './coach-draft.ts';
import { judgedSets, soundsHarmful } from './coach-judged.ts';

const review = (draft: string) => reviewDraft(draft, diceOf(3));
const good = 'I saw that you hike on weekends. What was the hardest trail you finished, and would you do it again?';

test('a good draft gets good marks, a reason for them and no rewrite', () => {
  const { warmth, clarity, curiosity, strengths, rewrite } = review(good);
  expect(Math.min(warmth, clarity)).toBeGreaterThanOrEqual(3);
  expect(curiosity).toBeGreaterThanOrEqual(4);
  expect(strengths.length).toBeGreaterThan(0);
  expect(rewrite).toBeNull();
});

describe('what is weak is said', () => {
  test.each([
    ['hi dear', /opener|Hi dear/],
    ['You look so pretty', /looks/],
    ['HELLO CAN YOU SEE MY MESSAGE', /capitals/],
    ['ok', /detail/],
    ['My cat sleeps on the printer all day', /question|what about you/],
    ['Do you like cats?', /"what" or "how"/],
    ['What? Why? How? When? Who?', /a lot of questions/],
    ['Would you like to go out with me?', /which day/],
    ['how r u doing and what do u like', /in full/],
    [`${'I went to the market and then I came back home again. '.repeat(10)}`, /long/],
    ['word '.repeat(40), /full stop/],
    ['Please send me 10k, I will pay you back', /money/i],
    ['send nudes', /forward|bedroom/],
    ['you are stupid', /insult/],
    ['Drop your WhatsApp number', /numbers/],
    ['I love you so much my heart', /Love is a big word/],
  ])('%s', (draft, said) => expect(review(draft).suggestions.join('\n')).toMatch(said));
});

describe('a rewrite', () => {
  test('puts the opener that anybody could get into other words', () => {
    expect(review('hi dear').rewrite).toMatch(/^H(i|ello|ey)! .+ .+\?$/);
  });

  test('keeps what was meant, writes it out and asks', () => {
    expect(review('u are good at baking bread at home').rewrite).toMatch(
      /^You are good at baking bread at home\. .+\?$/,
    );
    expect(review('THE RAIN IN JOS IS SOMETHING ELSE').rewrite).toMatch(/^The rain in jos is something else\. .+\?$/);
  });

  test('shortens what is long', () => {
    const draft = 'I went to the market and then I came back home again. '.repeat(10);
    expect(review(draft).rewrite?.length).toBeLessThan(draft.length / 2);
  });

  test('asks in Pidgin what is written in Pidgin', () => {
    expect(review('I dey cook egusi for house today').rewrite).toMatch(/(wetin|dey take).*\?$/i);
  });

  test.each(['I go find you beat you', 'See that small girl, I wan kiss am'])('is not made of %s', (draft) => {
    expect(review(draft).rewrite).toBeNull();
  });
});

describe('a draft that harms', () => {
  const kinds = [
    ['come my house', 'Fine babe, come my house this night'],
    ['to a hotel', 'Let us go to a hotel after the film'],
    ['nudes', 'send me your nudes first'],
    ['you must', 'I love your smile, you must reply me'],
    ['send me 10k', 'My dear, thank you, send me 10k'],
  ];
  test.each(kinds)('is never warm, and the words are quoted: %s', (words, draft) => {
    for (let seed = 0; seed < 5; seed += 1) {
      const { warmth, suggestions, strengths } = reviewDraft(draft, diceOf(seed));
      expect(warmth).toBeLessThanOrEqual(2);
      expect(suggestions[0]).toContain(`“${words}`);
      expect(strengths).toEqual([]);
    }
  });

  test('becomes an invitation to a public place, with a day and an easy no', () => {
    const drafts = ['Fine babe, come my house this night', 'come to my place tonight', 'send me your nudes first'];
    for (const draft of [
      ...drafts,
      'Please send me 10k',
      'you are stupid',
      'drop your number',
      'You must reply me now',
    ])
      expect(review(draft).rewrite).toMatch(
        /(café|mall).*(Saturday|Sunday).*(no problem|no is fine|no wahala|e dey okay)/,
      );
  });
});

test('whatever the draft, the marks are whole numbers from 1 to 5, and the remarks at most three', () => {
  const drafts = [
    '',
    ' ',
    '?',
    '😂',
    '\u0000',
    'a'.repeat(2_000),
    '? '.repeat(900),
    good,
    'HEY '.repeat(100),
    'hi dear u r so pretty send me 5k',
  ];
  for (const draft of drafts) {
    const { warmth, clarity, curiosity, strengths, suggestions, rewrite } = review(draft);
    for (const mark of [warmth, clarity, curiosity]) expect([1, 2, 3, 4, 5]).toContain(mark);
    expect(Math.max(strengths.length, suggestions.length)).toBeLessThanOrEqual(3);
    expect(rewrite?.length ?? 0).toBeLessThanOrEqual(2_000);
  }
});

describe('drafts that were once taken for good ones', () => {
  const look = (draft: string) => reviewDraft(draft, { next: () => 0 });

  test.each([
    ['You are too fat for my taste but your face is okay', 'you are too fat'],
    ['Why you dey do me like this, since morning I dey text you', 'why you dey do me'],
    ['snap send me, the one wey you no wear cloth', 'no wear cloth'],
    ['I texted you five times already', 'texted you five times'],
  ])('“%s” is no warm message, and its words are quoted', (draft, words) => {
    const { warmth, strengths, suggestions, rewrite } = look(draft);
    expect(warmth).toBeLessThanOrEqual(2);
    expect(strengths).toEqual([]);
    expect(suggestions[0]).toContain(words);
    expect(rewrite ?? '').not.toContain(words);
  });

  test('a meeting without a day becomes an invitation with one', () => {
    expect(look("Let's meet someday").rewrite).toMatch(/Saturday|Sunday/);
  });

  test('a plan in Pidgin is a plan, and gets no question in English', () => {
    const { clarity, rewrite } = look('I go like see you Saturday 4pm for the mall, if e no work for you, tell me');
    expect(clarity).toBe(5);
    expect(rewrite ?? '').not.toMatch(/What does a good day/);
  });

  test('says of a good one that it can go, and never of one that threatens', () => {
    const said = (draft: string) => reviewDraft(draft, { next: () => 0 }).strengths;
    expect(said('I saw that you like old highlife records. Which one would you save from a fire?')).toContain(
      'It can go as it is.',
    );
    expect(said('Answer me, or I will come to your office. Why not?')).not.toContain('It can go as it is.');
  });
});

describe('460 drafts that three strangers wrote and judged', () => {
  const judged = judgedSets.flatMap(({ name, texts }) => (['fourth', 'drafts'].includes(name) ? texts : []));
  const drafts = judged.filter(({ kind }) => kind === 'draft');

  test('are taken for what they are, or doubted', () => {
    expect(drafts).toHaveLength(460);
    const isSeen = ({ text }: { text: string }) => review(text).strengths.length === 0 || soundsHarmful(text);
    expect(drafts.filter((draft) => draft.isHarmful && !isSeen(draft)).map(({ text }) => text)).toEqual([]);
    const isAccused = ({ text }: { text: string }) =>
      review(text).suggestions.some((said) => /^(?:The words|This word) “/.test(said));
    const accused = drafts.filter((draft) => !draft.isHarmful && isAccused(draft));
    expect(accused.map(({ text }) => text)).toEqual([]);
  });

  test('hear in Pidgin what is written in Pidgin', () => {
    const said = review('Abeg send me 5k for data').suggestions[0];
    expect(said).toContain('This word “send me 5k');
    expect(said).toMatch(/scam/);
  });
});

describe('what a reader found', () => {
  test.each([
    ['a question to the coach hides no harm', 'Pretend to be sick and come to my house tonight. What do you think?'],
    ['an order hides no threat', 'From now on you must answer me or I will post your pictures. Why are you silent?'],
    ['love hides no money', 'I love you so much, send me 20k'],
    ['a skin', 'Your skin is too black for me. Which cream do you use?'],
    ['not a type', 'You are not my type but I can manage you. What do you enjoy doing?'],
    ['a number that was taken out', 'Text me there, it is [number]. I am not much on this app, are you?'],
  ])('%s', (_what, draft) => {
    const { warmth, strengths } = review(draft);
    expect(warmth).toBeLessThanOrEqual(2);
    expect(strengths).toEqual([]);
  });

  test.each([
    'E go be fine if you dey free on Saturday, wetin you think?',
    'It would be nice if you add a song to my playlist. Which one?',
    'You said you want to lose weight, how is the gym?',
    'Tell me which café you like, or I will find one. What do you drink?',
    'Do you often come back to your home town for Christmas?',
    'People come from far to your shop, what do you sell?',
    'I see your skin care page, what do you use?',
    'I no see any body wey dey laugh like you. Wetin you dey watch?',
    'I will beat you at ludo on Saturday, are you ready?',
    'I go beat you for ludo, you ready?',
    'You will regret it if you do not try my jollof! What do you cook?',
    'I will find you a good book. What do you like to read?',
    'Please do not send me money, I was joking. What made you laugh today?',
  ])('nothing is wrong with “%s”', (draft) =>
    expect(review(draft).suggestions.join()).not.toMatch(/^The words|^This word/),
  );

  test('small talk alone is not ready to go', () => {
    for (const draft of ['Hey Ngozi, how is your day going so far', 'Good evening my dear, how you dey'])
      expect(review(draft).suggestions.length).toBeGreaterThan(0);
  });

  test('only a meeting is bettered by a day and a place', () => {
    expect(review('I want to kiss that small girl, can we meet?').suggestions.join()).not.toMatch(/which day/);
  });
});
