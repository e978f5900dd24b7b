/** Rows of the product that a reply may use. */
import { cities } from '#rules/date-ideas.ts';
import type { FoundPlaces, Passage } from './coach.ts';

/** More would cost tokens and help nobody choose. */
export const ROWS = 8;

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
