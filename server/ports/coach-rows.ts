/** Rows of the product that a reply may use, and the tools that find more. */
import { cities } from '#rules/date-ideas.ts';
import type { FoundPlaces, Passage } from './coach.ts';

/** More would cost tokens and help nobody choose. */
export const ROWS = 8;
/** In letters. The day of a person has 30,000 tokens. */
const LONGEST_PASSAGE = 600;

export const toolNames = ['find_places', 'find_articles', 'find_openers'] as const;

export const textsOfPlaces = (places: FoundPlaces['places']): string[] =>
  places.flatMap(({ name, area, city, cost, bestTime, tip }) => [
    name,
    area,
    cities[city].name,
    cost,
    bestTime,
    tip ?? '',
  ]);
export const textsOfPassages = (passages: readonly Passage[]): string[] =>
  passages.flatMap(({ title, heading, text }) => [title, heading ?? '', text]);

/** As they are quoted. */
export const shortened = (passages: readonly Passage[]): Passage[] =>
  passages.map(({ title, heading, text }) => ({ title, heading, text: text.slice(0, LONGEST_PASSAGE) }));
