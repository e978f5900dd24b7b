/** What a configured model may look up. A tool only reads, and none sees a person. */
import type { ChatCompletionFunctionTool } from 'openai/resources/chat/completions';
import { z } from 'zod';
import { type City, categories, cities } from '#rules/date-ideas.ts';
import type { AskedPlaces, Lookup } from './coach.ts';
import { openersFor } from './coach-guide.ts';
import { ROWS, textsOfPassages, textsOfPlaces } from './coach-rows.ts';

const PASSAGES = 3;
const words = z.string().trim().min(1).max(200);

const placesShape: z.ZodType<AskedPlaces> = z.object({
  city: z.enum(Object.keys(cities) as [City, ...City[]]),
  /** For the two of them. */
  naira: z.number().int().min(0).max(1_000_000_000).nullish(),
  category: z.enum(Object.keys(categories) as [keyof typeof categories]).nullish(),
  /** 1 for a first date. */
  dateNumber: z.number().int().min(1).max(4).nullish(),
  area: words.nullish(),
});

/** `said`: every text of the rows, which the model may repeat. */
type Result = { rows: unknown; said: readonly string[] };

type Tool = { what: string; shape: z.ZodType; run: (given: unknown, lookup: Lookup) => Promise<Result> };

function tool<T>(what: string, shape: z.ZodType<T>, run: (asked: T, lookup: Lookup) => Promise<Result>): Tool {
  return { what, shape, run: (given, lookup) => run(shape.parse(given), lookup) };
}

const tools: Readonly<Record<string, Tool>> = {
  find_places: tool(
    'Places for a date in one city, the best first, with their cost in naira for two.',
    placesShape,
    async (asked, lookup) => {
      const { fit, least, places } = await lookup.places(asked);
      const shown = places.slice(0, ROWS);
      return { rows: { fit, least, places: shown }, said: textsOfPlaces(shown) };
    },
  ),
  find_articles: tool('Passages of our newsletter about some words.', z.object({ words }), async (asked, lookup) => {
    const passages = await lookup.passages(asked.words, PASSAGES);
    return { rows: { passages }, said: textsOfPassages(passages) };
  }),
  find_openers: tool(
    'First messages about an interest, to be made one’s own.',
    z.object({ interest: words, language: z.enum(['english', 'pidgin']) }),
    async ({ interest, language }) => ({ rows: { openers: openersFor(interest, language) }, said: [] }),
  ),
};

export const offeredTools: ChatCompletionFunctionTool[] = Object.entries(tools).map(([name, { what, shape }]) => ({
  type: 'function',
  function: { name, description: what, parameters: z.toJSONSchema(shape, { target: 'draft-7' }) },
}));

export type ToolCall = { id: string; name: string; given: string };

/** Runs what a model called. Whatever it cannot have is answered with a sentence, so that it can go on. */
export async function lookedUp({ name, given }: ToolCall, lookup: Lookup): Promise<Result> {
  const called = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (called === undefined) return { rows: { error: 'There is no such tool.' }, said: [] };
  try {
    return await called.run(JSON.parse(given), lookup);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError)
      return { rows: { error: 'These arguments do not fit.' }, said: [] };
    throw error;
  }
}
