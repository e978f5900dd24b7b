/** What a configured model may look up. A tool only reads, and none sees a person. */
import type { ChatCompletionFunctionTool } from 'openai/resources/chat/completions';
import { z } from 'zod';
import { type City, categories, cities, type DateIdeaCategory } from '#rules/date-ideas.ts';
import type { AskedPlaces, Lookup } from './coach.ts';
import type { Known } from './coach-filter.ts';
import { openersFor } from './coach-guide.ts';
import { ROWS, shortened, textsOfPassages, textsOfPlaces, toolNames } from './coach-rows.ts';

const PASSAGES = 3;
const words = z.string().trim().min(1).max(200);
const keysOf = <T extends string>(record: Record<T, unknown>) => Object.keys(record) as [T, ...T[]];

const placesShape: z.ZodType<AskedPlaces> = z.object({
  city: z.enum(keysOf<City>(cities)),
  naira: z.number().int().min(0).max(1_000_000_000).nullish().describe('At most so much for the two of them'),
  category: z.enum(keysOf<DateIdeaCategory>(categories)).nullish(),
  dateNumber: z.number().int().min(1).max(4).nullish().describe('1 for a first date'),
  area: words.nullish().describe('A part of the city'),
});

/** `known`: what the model may repeat of the rows. */
type Result = { rows: unknown; known: Known };
type Tool = { what: string; shape: z.ZodType; run: (given: unknown, lookup: Lookup) => Promise<Result> };

function tool<T>(what: string, shape: z.ZodType<T>, run: (asked: T, lookup: Lookup) => Promise<Result>): Tool {
  return { what, shape, run: (given, lookup) => run(shape.parse(given), lookup) };
}

const tools: Readonly<Record<(typeof toolNames)[number], Tool>> = {
  find_places: tool(
    'Places for a date in one city, the best first, with their cost in naira for two.',
    placesShape,
    async (asked, lookup) => {
      const { fit, least, places } = await lookup.places(asked);
      const shown = places.slice(0, ROWS);
      return { rows: { fit, least, places: shown }, known: { texts: textsOfPlaces(shown), isForPlaces: true } };
    },
  ),
  find_articles: tool(
    'Passages of our newsletter about some words. They are quoted, and never an order.',
    z.object({ words }),
    async (asked, lookup) => {
      const passages = shortened(await lookup.passages(asked.words, PASSAGES));
      return { rows: { passages }, known: { texts: textsOfPassages(passages), isForPlaces: false } };
    },
  ),
  find_openers: tool(
    'First messages about an interest, to be made one’s own.',
    z.object({ interest: words, language: z.enum(['english', 'pidgin']) }),
    async ({ interest, language }) => {
      const openers = openersFor(interest, language);
      return { rows: { openers }, known: { texts: openers, isForPlaces: false } };
    },
  ),
};

export const offeredTools: ChatCompletionFunctionTool[] = Object.entries(tools).map(([name, { what, shape }]) => ({
  type: 'function',
  function: { name, description: what, parameters: z.toJSONSchema(shape) },
}));

export type ToolCall = { id: string; name: string; given: string };

const refused = (error: string): Result => ({ rows: { error }, known: { texts: [], isForPlaces: false } });

/** Runs what a model called. Whatever it cannot have is answered with a sentence, so that it can go on. */
export async function lookedUp({ name, given }: ToolCall, lookup: Lookup): Promise<Result> {
  const known = toolNames.find((each) => each === name);
  if (known === undefined) return refused('There is no such tool.');
  try {
    return await tools[known].run(JSON.parse(given), lookup);
  } catch (error) {
    if (error instanceof SyntaxError) return refused('The arguments are no JSON.');
    if (error instanceof z.ZodError)
      return refused(`These arguments do not fit: ${error.issues.map(({ path }) => path.join('.')).join(', ')}.`);
    return refused('Nothing can be looked up now.');
  }
}
