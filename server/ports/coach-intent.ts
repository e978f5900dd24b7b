/** What a question to the coach is about. */
import { plainWords } from '#rules/asking.ts';
import type { Advice } from './coach.ts';
import { isDanger, pageAbout } from './coach-guide.ts';
import { intentOf, soundsRisky } from './coach-judged.ts';

export type AdviceIntent = 'places' | 'opener' | 'advice';

export const isAboutPlaces = (text: string): boolean => intentOf(text) === 'places';

/** Dangers come first: whoever asks for a place or for words may tell of one. */
export function adviceIntent(text: string, { found }: Pick<Advice, 'found'>): AdviceIntent {
  const intent = intentOf(text);
  const isDangerous = soundsRisky(text) && pageAbout(plainWords(text), isDanger) !== undefined;
  if (isDangerous || intent === 'advice') return 'advice';
  if (intent === 'places') return found === null ? 'advice' : 'places';
  return 'opener';
}
