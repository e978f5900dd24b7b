/** What the written coach knows: pages about dating by topic, and openers by interest. */
import { z } from 'zod';
import { plainWords } from '#rules/asking.ts';
import { pattern } from './coach-choice.ts';
import { readCompanion } from './coach-library.ts';

export const lines = z.array(z.string().min(1)).min(2);
export const both = <T extends z.ZodType>(shape: T) => z.object({ english: shape, pidgin: shape });
const entry = z.object({ answer: z.string().min(1), reason: z.string().min(1), next: z.string().min(1) });
export type Entry = z.infer<typeof entry>;

/** These come before everything else that a question may be about. */
const dangers = [
  'minors',
  'noMeansNo',
  'drinks',
  'blackmail',
  'violence',
  'control',
  'unsafe',
  'money',
  'askingPictures',
  'pictures',
  'contacts',
  'fake',
  'married',
  'pressure',
];

const topics = Object.entries(
  readCompanion(
    'advice',
    // Without signs a page is found only by questions that resemble those that it was chosen for.
    z.record(
      z.string(),
      z.object({
        signs: pattern.optional(),
        /** Words that find an article on the same subject. */
        read: z.string().min(1).optional(),
        ...both(z.array(entry).min(2)).shape,
      }),
    ),
  ),
);

/** The first page about what is said in plain words, of those that are wanted. */
export function pageAbout(said: string, isWanted: (topic: string) => boolean) {
  return topics.find(([topic, { signs }]) => isWanted(topic) && signs?.test(said))?.[1];
}

export type Page = (typeof topics)[number][1];

export const pageNamed = (topic: string): Page | undefined => topics.find(([name]) => name === topic)?.[1];

export const isDanger = (topic: string): boolean => dangers.includes(topic);

export const openers = readCompanion(
  'openers',
  z.object({
    interests: z.record(z.string(), z.object({ signs: pattern, ...both(lines.min(3)).shape })),
    pairs: both(lines),
  }),
);

/** Names of two interests at most, as they were typed. */
export function interestsIn(said: string): { word: string; english: string[]; pidgin: string[] }[] {
  const found = Object.values(openers.interests).flatMap(({ signs, ...texts }) => {
    const match = signs.exec(said);
    return match ? [{ at: match.index, word: match[0], ...texts }] : [];
  });
  return found.sort((one, other) => one.at - other.at).slice(0, 2);
}

/** Lines of the interests that are named; none for one that has no lines. */
export const openersFor = (interest: string, language: 'english' | 'pidgin'): string[] =>
  interestsIn(plainWords(interest)).flatMap((found) => found[language]);
