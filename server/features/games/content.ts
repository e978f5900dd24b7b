import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { hardnesses } from '#rules/games/session-quiz.ts';
import { limits } from '#rules/limits.ts';
import { root } from '#server/base/root.ts';

const folder = new URL('content/games/', root);
const sentence = z.string().trim().min(1);
const { quiz, prompts, emojis, pairs, memory, statements } = limits.games;

export function read<T>(file: string, shape: z.ZodType<T>): T {
  return shape.parse(JSON.parse(readFileSync(new URL(`${file}.json`, folder), 'utf8')));
}

export const question = z.object({
  question: sentence,
  /** For the quiz of two, where a game is of one hardness. */
  hardness: z.enum(hardnesses),
  answer: sentence,
  others: z.array(sentence).length(quiz.options - 1),
});
const theme = z.object({
  id: z.string().regex(/^[a-z]+$/),
  name: sentence,
  description: sentence,
  icon: sentence,
  questions: z.array(question).length(quiz.perTheme),
});

export type QuizTheme = z.infer<typeof theme>;

export const quizThemes = read('quiz', z.array(theme).length(quiz.themes));

export const truthsAndDares = read(
  'truths-and-dares',
  z.object({ truths: z.array(sentence).length(prompts), dares: z.array(sentence).length(prompts) }),
);

export const statementIdeas = read('statement-ideas', z.array(sentence).length(statements.ideas));

/** The faces of Emoji Story, of Pairs and of Memory Match. */
export const storyEmojis = read('emoji-story', z.array(sentence).length(emojis));
export const pairFaces = read('pairs', z.array(sentence).length(pairs.pairs));
export const memoryFaces = read('memory', z.array(sentence).length(memory.pairs));
