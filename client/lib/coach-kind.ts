import { brand } from '#rules/brand.ts';
import { installation } from './installation.ts';

const kinds = ['ai', 'practice', 'off'] as const;

/** Who answers as the companion here. What the server does not say is no promise. */
export function coachKind(): (typeof kinds)[number] {
  return kinds.find((kind) => kind === installation('coach')) ?? 'off';
}

/** The same before the payment as behind it. */
export const coachTexts = {
  ai: `${brand.companion} is an AI coach, not a person.`,
  practice: `${brand.companion} is an AI coach, not a person. It answers from a written library: no language model is set up.`,
  off: `${brand.companion} is switched off here at present: nobody answers.`,
} as const;
