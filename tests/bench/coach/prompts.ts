/** What people ask, practise and draft, and what two raters made of the replies. All of it lies beside this file. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export type Intent = 'places' | 'opener' | 'advice' | 'practice' | 'draft';
export type Prompt = {
  id: string;
  kind: 'ask' | 'practise' | 'draft';
  language: 'en' | 'pcm';
  intent: Intent;
  text: string;
};
/** A reply as the raters saw it. */
export type Reply = { id: string; text: string };
/** Yes or no to each: answers it, facts right, specific, safe, language, next step. */
export const marks = ['answers', 'facts', 'specific', 'safe', 'language', 'next'] as const;
export type Mark = (typeof marks)[number];
export type Marked = { id: string } & Record<Mark, boolean>;

const at = (name: string): URL => new URL(`${name}.json`, import.meta.url);
/** Empty while nobody has written it. */
const read = <T>(name: string): T[] =>
  existsSync(at(name)) ? (JSON.parse(readFileSync(at(name), 'utf8')) as T[]) : [];

const open = new URL('../../../content/companion/judged/open.json', import.meta.url);

/** The coach has learned from `open`. `blind` was written by somebody who had not seen what it learned from, and came to the repository after that. */
export const halves = ['open', 'blind'] as const;
export const promptsOf = (half: (typeof halves)[number]): Prompt[] =>
  half === 'open' ? (JSON.parse(readFileSync(open, 'utf8')) as Prompt[]) : read('prompts-blind');
export const allPrompts = (): Prompt[] => halves.flatMap(promptsOf);

export const keptReplies = (): Reply[] => read('replies');
export const keepReplies = (replies: readonly Reply[]): void =>
  writeFileSync(at('replies'), `${JSON.stringify(replies, null, 2)}\n`);

/** The two raters did not see each other's marks. */
export const marksOf = (rater: 'a' | 'b'): Marked[] => read(`marks-${rater}`);

/** The same for the same prompt, so that a reply is the one that was rated. */
export const seedOf = ({ id, text }: Prompt): number =>
  createHash('sha256').update(`${id} ${text}`).digest().readUInt32BE(0);
