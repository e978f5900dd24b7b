import { type CursorPart, type Cursors, decodeCursor, encodeCursor, isId, timeCursors } from '#server/db/paging.ts';
import type { NewsletterIssueRow } from '#server/db/rows.ts';
import type { ArticlePlace } from './article-queries.ts';

const ARTICLES = 'article';

const isPosition = (part: unknown): part is CursorPart => Number.isInteger(part) && Math.abs(Number(part)) < 2 ** 31;

export const articleCursors: Cursors<ArticlePlace, ArticlePlace> = {
  of: ({ position, id }) => encodeCursor(ARTICLES, [position, id]),
  place(cursor) {
    const [position, id] = decodeCursor<CursorPart>(ARTICLES, cursor, [isPosition, isId]);
    return { position: Number(position), id: String(id) };
  },
};

export const issueCursors = timeCursors<NewsletterIssueRow>('newsletter issue', ({ startedAt: at, id }) => ({
  at,
  id,
}));
