/** The cards and questions of the games for two. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { leastSeen } from '#rules/games/least-seen.ts';
import type { GameTable, SessionGame } from '#rules/games/session.ts';
import type { Card } from '#rules/games/session-cards.ts';
import { type AskedQuestion, type Hardness, hardnesses } from '#rules/games/session-quiz.ts';
import { type Chance, shuffle } from '#rules/games/shuffle.ts';
import { limits } from '#rules/limits.ts';
import { question, quizThemes, read } from './content.ts';

const { library, cards, questions: asked } = limits.games.together;

/** By the text: another text is another card, which nobody has seen. */
const idOfText = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12);

const texts = z.array(z.string().trim().min(1)).length(library);
const pile = (all: readonly string[]): Card[] => all.map((text) => ({ id: idOfText(text), text }));
const written = read('cards', z.object({ truths: texts, dares: texts }));
export const truthCards = pile(written.truths);
export const dareCards = pile(written.dares);

const more = read('questions', z.record(z.string(), z.array(question)));

/** Those of the quiz alone, and more of each of its themes. */
export const questions = quizThemes.flatMap((theme) =>
  [...theme.questions, ...(more[theme.id] ?? [])].map((one) => ({
    ...one,
    id: idOfText(one.question),
    category: theme.name,
  })),
);
export const questionsOf = Object.fromEntries(
  hardnesses.map((hardness) => [hardness, questions.filter((one) => one.hardness === hardness)]),
) as Record<Hardness, typeof questions>;

function ask({ id, question, answer, others, category }: (typeof questions)[number], chance: Chance): AskedQuestion {
  const options = shuffle([answer, ...others], chance);
  return { id, question, options, correctAnswer: options.indexOf(answer), category };
}

/** Cards and questions that neither has seen come first. */
export function dealTable(
  game: SessionGame,
  hardness: Hardness | null,
  seenAt: ReadonlyMap<string, Date>,
  chance: Chance,
): GameTable {
  if (game === 'two_truths_lie') return { game, rounds: [] };
  if (game === 'truth_or_dare') {
    const some = (of: readonly Card[]) => leastSeen(of, seenAt, chance, cards);
    return { game, truths: some(truthCards), dares: some(dareCards), drawn: [] };
  }
  const chosen = leastSeen(questionsOf[hardness ?? 'easy'], seenAt, chance, asked);
  return { game, questions: chosen.map((one) => ask(one, chance)), picks: [] };
}
