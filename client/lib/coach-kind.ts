import { brand } from '#rules/brand.ts';
import { installation } from './installation.ts';

const kinds = ['ai', 'practice', 'off'] as const;

/** A missing value counts as `off`. */
export function coachKind(): (typeof kinds)[number] {
  return kinds.find((kind) => kind === installation('coach')) ?? 'off';
}

/** The same text before and after the payment. */
export const coachTexts = {
  ai: `${brand.companion} is an AI coach, not a person.`,
  practice: `${brand.companion} is an AI coach, not a person. It answers from a written guide and our list of places, not from a language model.`,
  off: `${brand.companion} is switched off here at present: nobody answers.`,
} as const;
