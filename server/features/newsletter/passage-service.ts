import type { Context } from '#server/platform/context/context.ts';
import type { Passage } from '#server/ports/coach.ts';
import * as queries from './article-queries.ts';
import { indexPassages, type PassageIndex, type Wanted } from './lib/passages.ts';

/** Made again when an article changes, also in another process. */
let kept: { version: string; find: Promise<PassageIndex> } | null = null;

/** Passages of shown articles about some words, the best first. */
export async function passagesAbout(ctx: Pick<Context, 'db'>, wanted: Wanted): Promise<Passage[]> {
  const version = await queries.versionOfShown(ctx.db);
  if (kept?.version !== version) kept = { version, find: queries.shownArticles(ctx.db).then(indexPassages) };
  const { find } = kept;
  try {
    return (await find)(wanted);
  } catch (error) {
    // What failed once is tried again.
    if (kept?.find === find) kept = null;
    throw error;
  }
}
