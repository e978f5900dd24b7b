import type { Context } from '#server/platform/context/context.ts';
import * as queries from './article-queries.ts';
import { indexPassages, type Passage, type PassageIndex, type Wanted } from './lib/passages.ts';

/** Made again when an article changes, also in another process. */
let kept: { version: string; find: PassageIndex } | null = null;

/** Passages of shown articles about some words, the best first. */
export async function passagesAbout(ctx: Pick<Context, 'db'>, wanted: Wanted): Promise<Passage[]> {
  const version = await queries.versionOfShown(ctx.db);
  if (kept?.version !== version) kept = { version, find: indexPassages(await queries.shownArticles(ctx.db)) };
  return kept.find(wanted);
}
