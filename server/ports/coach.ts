import type { CompanionGender, CompanionTone, ScenarioId } from '#rules/companion.ts';
import type { City, DateIdeaCategory } from '#rules/date-ideas.ts';
import type { Outing } from '#rules/outings.ts';

/** A row of the product's own guide. `cost` is for two. */
export type Place = { name: string; area: string; city: City; cost: string; bestTime: string; tip: string | null };

/** `within`: whatever they order, the sum is enough. `from`: it can be enough. */
export type SumFit = 'within' | 'from' | 'none';

/** What was looked up for a question about where to go. `least` is the smallest sum that a place of the city needs. */
export type FoundPlaces = { outing: Outing; places: readonly Place[]; fit: SumFit; least: number | null };

/** A piece of an article of the newsletter. `heading` is null before its first one. */
export type Passage = { title: string; heading: string | null; text: string };

/** The last message asks the coach. `isAsked`: the conversation is for that, so it leaves no practice. */
export type Advice = { found: FoundPlaces | null; passages?: readonly Passage[]; isAsked?: boolean };

/** `naira` for the two of them; `dateNumber` 1 for a first date, to 4. */
export type AskedPlaces = {
  city: City;
  naira?: number | null | undefined;
  category?: DateIdeaCategory | null | undefined;
  dateNumber?: number | null | undefined;
  area?: string | null | undefined;
};

/** Reads the product's own rows, and nothing of a person. */
export type Lookup = {
  places(asked: AskedPlaces): Promise<FoundPlaces>;
  passages(words: string, limit: number): Promise<readonly Passage[]>;
};

/** It contains no name, address or id of a person. */
export type CoachPrompt = {
  scenario: ScenarioId;
  gender: CompanionGender;
  tone: CompanionTone;
  coachMode: boolean;
  /** Absent for a line of the practice. */
  advice?: Advice;
  /** For a model that looks things up by itself while it gives advice. */
  lookup?: Lookup;
  /** The oldest first. The last one is to be answered. */
  messages: readonly { role: 'user' | 'assistant'; content: string }[];
};

/** `kind` selects the message for the person; `tokens` is the cost of the failed request. */
export class CoachFailure extends Error {
  readonly kind: 'coach_busy' | 'coach_unpaid' | 'coach_failed';
  readonly tokens: number;

  constructor(kind: CoachFailure['kind'], message: string, tokens = 0) {
    super(message);
    this.kind = kind;
    this.tokens = tokens;
  }
}

/** A paid coach yields `asked` first: the question's tokens, due even if nobody waits. The last part, `tokens`, is the total cost. */
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

export type Coach = {
  readonly kind: 'ai' | 'practice';
  /** When the signal fires, the upstream is closed at once. */
  reply(prompt: CoachPrompt, signal: AbortSignal): AsyncIterable<ReplyPart>;
  questions(
    scenario: ScenarioId,
    tone: CompanionTone,
    signal: AbortSignal,
  ): Promise<{ questions: SuggestedQuestion[]; tokens: number }>;
  review(draft: string, signal: AbortSignal): Promise<{ feedback: DraftFeedback; tokens: number }>;
};
