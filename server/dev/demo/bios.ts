/** Generates the bios of the demo people: plain sentences that fit their work, interests, faith and age. */
import type { Education, Religion } from '#rules/vocabulary.ts';
import type { Dice } from './dice.ts';
import { interests } from './interests.ts';
import { works } from './works.ts';

const textures: readonly string[] = [
  'I am the cousin who organises the bus.',
  'I call my grandmother every Sunday and she does most of the talking.',
  'I answer messages slowly and people quickly.',
  'I keep my phone on silent and my door open.',
  'I am early, always. I bring a book.',
  'My friends say that I ask too many questions. They answer them, though.',
  'I like markets, long tables and short speeches.',
  'I do not shout in traffic. It took years.',
  'I am the last of five, so I eat fast and share anyway.',
  'I drink zobo by the litre, with ginger, no sugar.',
  'I am better in person than in typing.',
  'I moved here two years ago and still get lost with confidence.',
  'I sleep early on weekdays and do not apologise for it.',
  'I have one very old car and one very good mechanic.',
  'I would rather fix a thing than buy it twice.',
  'I keep every promise with a date on it.',
  'I remember birthdays without being told by a phone.',
  'I like rain on zinc and people who let you finish a sentence.',
  'I am calm until someone touches the last piece of meat.',
  'I have been told that I listen with my whole face.',
];

const christianTextures: readonly string[] = [
  'Sunday is for church, then for rice, then for nothing at all.',
  'I usher on Sundays and know where everybody sits.',
];
const muslimTextures: readonly string[] = [
  "Fridays are for Jumu'ah and then for my mother's masa.",
  'In Ramadan I cook for the whole compound and gain three kilos.',
];

const hopes: readonly string[] = [
  'Looking for something steady with someone who asks the second question.',
  'I would like to meet somebody who has finished growing up but not growing.',
  'I hope for a long conversation that turns into a long walk.',
  'I am here for something serious and I am in no hurry.',
  'Let us begin with lunch and see who talks more.',
  'Tell me what you are proud of this year.',
  'Tell me about the best meal you ever ate; I will start.',
  'Ask me about the time I was locked in a museum.',
  'If you can make me laugh in two languages, write to me.',
  'I want a home with visitors in it.',
  'Someone who says what they mean, and means it gently.',
  'A good question will get you a long answer.',
  'I would like a friend first; the rest usually knows its way.',
  'Bring your real self, I have seen the brochure before.',
  'Show me your favourite corner of this town.',
  'I cook, you choose the music. Or the other way round.',
  'I want children one day, and a garden for them to ruin.',
  'I have a grown child and plenty of love left over.',
  'Tell me which song you skip and why.',
  'If you also read the menu to the end, we will get along.',
];

export type Speaker = {
  age: number;
  education: Education | null;
  religion: Religion | null;
  interests: readonly string[];
};

/** A bio of two to four sentences, at most 500 characters. */
export function writeBio(dice: Dice, { age, education, religion, interests: liked }: Speaker): string {
  const fits = works.filter(({ needs }) => needs.includes(education ?? 'high_school'));
  const work = dice.pick(dice.pick(fits).says.filter((says) => age < 30 || !says.includes('first real job')));
  const [loved = '', alsoLoved = ''] = dice
    .some(liked, 2)
    .map((interest) => dice.pick(interests[interest] ?? textures));
  const faithful = religion === 'christian' ? christianTextures : religion === 'muslim' ? muslimTextures : [];
  const texture = dice.pick([...textures, ...faithful]);
  const hope = dice.pick(
    hopes.filter((says) => (says.includes('grown child') ? age >= 45 : !says.includes('children one day') || age < 40)),
  );
  const shapes: readonly (readonly string[])[] = [
    [work, loved, hope],
    [work, texture],
    [loved, work, hope],
    [texture, loved, hope],
    [work, loved, texture, hope],
    [loved, alsoLoved, hope],
    [texture, work],
    [loved, hope],
  ];
  return dice
    .pick(shapes)
    .filter((says) => says !== '')
    .join(' ');
}
