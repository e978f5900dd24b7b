/** What a question to the coach is about. */
import { plainWords } from '#rules/asking.ts';
import type { Advice } from './coach.ts';
import { isDanger, pageAbout } from './coach-guide.ts';
import { intentOf, soundsRisky } from './coach-judged.ts';

export type AdviceIntent = 'places' | 'opener' | 'advice';

export const isAboutPlaces = (text: string): boolean => intentOf(text) === 'places';

/** Nothing else is answered beside these. */
const GRAVE = ['minors', 'noMeansNo', 'drinks', 'blackmail'];

/** A page about a danger matches, whatever else is asked. */
export const touchesDanger = (text: string): boolean => pageAbout(plainWords(text), isDanger) !== undefined;

/** Dangers come first: whoever asks for a place or for words may tell of one. */
export function adviceIntent(text: string, { found }: Pick<Advice, 'found'>): AdviceIntent {
  const isGrave = pageAbout(plainWords(text), (topic) => GRAVE.includes(topic)) !== undefined;
  const intent = intentOf(text);
  if (isGrave || intent === 'advice' || (soundsRisky(text) && touchesDanger(text))) return 'advice';
  if (intent === 'places') return found === null ? 'advice' : 'places';
  return 'opener';
}
