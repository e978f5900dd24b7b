import { describe, expect, test } from 'vitest';
import { crisisReply, helpLines, soundsLikeCrisis } from './crisis.ts';

const inNeed = [
  // English
  'I want to kill myself',
  'i wanna die',
  'I just want to end it all.',
  'I’ve been thinking about suicide',
  'I feel suicidal tonight',
  "I don't want to live anymore",
  'I dont want to be alive',
  'I wish I were dead',
  'Everybody would be better off without me',
  'There is no reason to live',
  'I have nothing left to live for',
  'I can’t go on like this',
  'I am so tired of living',
  'I keep cutting myself at night',
  'I have the urge to hurt myself',
  'I am going to jump off the bridge',
  'I will just drink Sniper',
  'I took too many pills',
  'nobody would miss me',
  'sometimes I think about ending my life',
  'I want to DIEEEE',
  'k1ll myself',
  'My husband beats me',
  'he hit me again yesterday',
  'She keeps slapping me when she is angry',
  'My boyfriend is threatening to leak my pictures',
  'He said he will kill me',
  'I was raped',
  'he forced himself on me',
  'I am in danger, please',
  'I am not safe at home',
  'he locked me in and took my phone',
  'I fear for my life',
  'he has a knife',
  'he beats me up when he drinks',
  'she hit me with a belt',
  'I am tired of living',
  'I took an overdose',
  'there is no point in living in this world',
  'i might just kms tonight',
  'they want to kidnap me',
  // Pidgin
  'I wan die',
  'I don tire for this life',
  'I wan kill myself',
  'make I just end am',
  'abeg make God just take my life',
  'e better make I die',
  'this life don tire me',
  'I no wan live again',
  'I wan comot for this world',
  'na death remain',
  'death better pass this suffer',
  'I go hang mysef one day',
  'my husband dey beat me',
  'im say im go kill me',
  'I no safe for here',
  // Yoruba, Hausa, Igbo, with and without their marks
  'Mo fẹ́ kú',
  'mo fe ku',
  'Mo fẹ́ pa ara mi',
  'ayé sú mi',
  'Ọkọ mi ń lù mí',
  'wọ́n fẹ́ pa mí',
  'Ina so in mutu',
  'zan kashe kaina',
  'na gaji da rayuwa',
  'mijina yana dukana',
  'an yi min fyaɗe',
  'Achọrọ m ịnwụ',
  'achoro m inwu',
  'Aga m egbu onwe m',
  'ike ndụ agwụla m',
  'Di m na-eti m ihe',
];

const ordinary = [
  'this traffic is killing me',
  'I would die for good suya',
  'dead chat',
  'Your smile is killing me, I swear',
  'I am dying to meet you',
  'I want to die of laughter',
  'I wan die for your matter',
  'That joke killed me',
  'This hunger wan kill me',
  'You beat me at Ludo again',
  'She beats me at Scrabble every time',
  'he beat me to it',
  'Arsenal beat us three nil',
  'I killed that presentation at work today',
  'My mum will kill me if I come home late',
  'I do not want to end it with a boring question',
  'Let us end the chat here for tonight',
  'I want to end it politely',
  'How do I end a dry conversation?',
  'I am tired of small talk',
  'I don tire for this Lagos traffic',
  'I am tired of dating apps',
  'This Lagos life no easy o',
  'life is sweet when you are around',
  'Have you watched Suicide Squad?',
  'I cut onions and cried like a baby',
  'I cut my hair last week',
  'I hurt my ankle playing five-a-side',
  'The heat in Abuja is murder',
  'I am scared of spiders',
  'I am a bit nervous about our first date',
  'She left me on read',
  'He ghosted me after two dates',
  'Did you jump on the new dance challenge?',
  'I jumped out of bed this morning',
  'I shot my shot and she replied',
  'Her dress was dangerous, in a good way',
  'Na you go kill me with laugh',
  'My boss wants to kill me with work',
  'She hit me up on the app last night',
  'He hit me back with a voice note',
  'I ran 10 kms this morning',
  'I shot myself in the foot with that joke',
  'I almost shoot myself in the foot every time I flirt',
  'I nearly kill myself laughing at your bio',
  'Cut yourself some slack, I keep cutting myself some slack too',
  'I am tired of living alone',
  'There is no point in living in Lagos without a car',
  'I took an overdose of jollof at that owambe',
  'Kidnap me and take me to Obudu',
  'Make I kill this plate of rice first',
  'I wan die as I see your picture',
  'Make I end am here, sleep dey catch me',
  'That song choked me up',
  'I am drowning in work this week',
  'My phone died, sorry for the late reply',
  'The party was lit, we nearly died dancing',
  'Take my number when we meet',
  'What would you take to a desert island?',
  'I took my time with this message',
  'Hang out with me on Saturday?',
  'I want to live in Calabar one day',
  'I no fit shout, the jollof sweet die',
  'Kill the lights and play some Asa',
  'Wetin dey happen, you just dey quiet',
  'Báwo ni, ṣé dáadáa ni?',
  'mo fẹ́ràn rẹ',
  'ẹ̀rín fẹ́ pa mí',
  'Ina kwana? Ina so in gan ki',
  'Kedu? A chọrọ m ịhụ gị',
];

describe('a message of somebody in need', () => {
  test.each(inNeed)('%s', (text) => expect(soundsLikeCrisis(text)).toBe(true));

  test('is known inside a longer one, in capitals, and with line breaks', () => {
    expect(soundsLikeCrisis('Hello dear.\nHonestly, I WANT\nTO DIE. Anyway how was your day')).toBe(true);
  });
});

describe('an ordinary message', () => {
  test.each(ordinary)('%s', (text) => expect(soundsLikeCrisis(text)).toBe(false));
});

test('a long text is looked through at once', () => {
  const started = performance.now();
  for (const part of ['i want to ', 'my husband is ', 'aaaa', 'he has have is ', 'mo fe ']) {
    expect(soundsLikeCrisis(part.repeat(20_000))).toBe(false);
  }
  expect(performance.now() - started).toBeLessThan(2_000);
});

test('the answer names every line and says that it comes from an AI', () => {
  expect(inNeed.length).toBeGreaterThanOrEqual(50);
  expect(ordinary.length).toBeGreaterThanOrEqual(40);
  for (const { name, number } of helpLines) expect(crisisReply()).toContain(`${name}: ${number}`);
  expect(crisisReply()).toMatch(/an AI/);
});
