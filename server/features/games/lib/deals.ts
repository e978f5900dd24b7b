/** A deal is stored in the contract's form, so that it stays the same when the content changes. */

import type { Question } from '#rules/games/quiz.ts';
import { type Chance, shuffle } from '#rules/games/shuffle.ts';
import type { GameType } from '#rules/games.ts';
import { limits } from '#rules/limits.ts';
import {
  memoryFaces,
  pairFaces,
  type QuizTheme,
  quizThemes,
  statementIdeas,
  storyEmojis,
  truthsAndDares,
} from '#server/features/games/content.ts';

const { quiz, pairs, memory } = limits.games;

export type ShownTheme = { id: string; name: string; description: string; icon: string; questionCount: number };
type DealtQuestion = Question & { options: string[] };

export type Deal =
  | { __typename: 'PromptDeal'; truths: string[]; dares: string[] }
  | { __typename: 'QuizDeal'; theme: ShownTheme; questions: DealtQuestion[] }
  | { __typename: 'StatementDeal'; ideas: string[] }
  | { __typename: 'EmojiDeal'; emojis: string[] }
  | { __typename: 'CardDeal'; cards: string[]; columns: number; seconds: number | null };

export function shownTheme({ id, name, description, icon, questions }: QuizTheme): ShownTheme {
  return { id, name, description, icon, questionCount: questions.length };
}

function quizDeal(theme: QuizTheme, chance: Chance): Deal {
  const questions = shuffle(theme.questions, chance).slice(0, quiz.perRound);
  return {
    __typename: 'QuizDeal',
    theme: shownTheme(theme),
    questions: questions.map(({ question, answer, others }) => {
      const options = shuffle([answer, ...others], chance);
      return { question, options, correctAnswer: options.indexOf(answer), category: theme.name };
    }),
  };
}

const cardDeal = (faces: readonly string[], columns: number, seconds: number | null, chance: Chance): Deal => ({
  __typename: 'CardDeal',
  cards: shuffle([...faces, ...faces], chance),
  columns,
  seconds,
});

/** Without a set, a quiz takes a random one. */
export function deal(game: GameType, theme: QuizTheme | null, chance: Chance): Deal {
  switch (game) {
    case 'truth_or_dare': {
      const { truths, dares } = truthsAndDares;
      return { __typename: 'PromptDeal', truths: shuffle(truths, chance), dares: shuffle(dares, chance) };
    }
    case 'trivia':
      return quizDeal(theme ?? (shuffle(quizThemes, chance)[0] as QuizTheme), chance);
    case 'two_truths_lie':
      return { __typename: 'StatementDeal', ideas: shuffle(statementIdeas, chance) };
    case 'emoji_story':
      return { __typename: 'EmojiDeal', emojis: shuffle(storyEmojis, chance) };
    case 'pairs':
      return cardDeal(pairFaces, pairs.columns, null, chance);
    case 'memory_match':
      return cardDeal(memoryFaces, memory.columns, memory.seconds, chance);
  }
}
