import type { CompanionGender, CompanionTone, ScenarioId } from '#rules/companion.ts';

/** What the coach is told: no name, no address, no id of anybody. */
export type CoachPrompt = {
  scenario: ScenarioId;
  gender: CompanionGender;
  tone: CompanionTone;
  coachMode: boolean;
  /** The conversation so far, the oldest first; the last is what is to be answered. */
  messages: readonly { role: 'user' | 'assistant'; content: string }[];
};

/** Thrown by every method; `kind` says what a person is told, `tokens` what it cost all the same. */
export class CoachFailure extends Error {
  readonly kind: 'coach_busy' | 'coach_unpaid' | 'coach_failed';
  readonly tokens: number;

  constructor(kind: CoachFailure['kind'], message: string, tokens = 0) {
    super(message);
    this.kind = kind;
    this.tokens = tokens;
  }
}

/**
 * A part of a reply. Before the first, from a coach who is paid for it: what asking costs in tokens, also when nobody waits for the
 * answer. Last: what it cost altogether.
 */
export type ReplyPart = { text: string } | { asked: number } | { tokens: number };

export type SuggestedQuestion = { category: string; question: string };
export type DraftFeedback = {
  warmth: number;
  clarity: number;
  curiosity: number;
  strengths: string[];
  suggestions: string[];
  rewrite: string | null;
};

/** Who answers as the companion: a language model, or the practice coach. */
export type Coach = {
  readonly kind: 'ai' | 'practice';
  /** Streams a reply. When the signal fires, the upstream is closed at once. */
  reply(prompt: CoachPrompt, signal: AbortSignal): AsyncIterable<ReplyPart>;
  questions(
    scenario: ScenarioId,
    tone: CompanionTone,
    signal: AbortSignal,
  ): Promise<{ questions: SuggestedQuestion[]; tokens: number }>;
  review(draft: string, signal: AbortSignal): Promise<{ feedback: DraftFeedback; tokens: number }>;
};
