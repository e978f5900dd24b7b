import { type City, placeLine } from '#rules/date-ideas.ts';
import { anyOf } from '#server/db/any-of.ts';
import type { Db } from '#server/db/pool.ts';
import type { DateIdeaRow } from '#server/db/rows.ts';

/** A shown place with what its card says in words, or null. */
export async function placeToShare(db: Db, id: string): Promise<{ id: string; content: string } | null> {
  const row = await db
    .selectFrom('dateIdeas')
    .select(['id', 'name', 'area', 'city'])
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, content: placeLine({ ...row, city: row.city as City }) };
}

export async function putPlace(db: Db, messageId: string, dateIdeaId: string): Promise<void> {
  await db.insertInto('messagePlaces').values({ messageId, dateIdeaId }).execute();
}

/** A card keeps a place that the guide no longer shows. */
export async function placesOf(
  db: Db,
  messageIds: readonly string[],
): Promise<(DateIdeaRow & { messageId: string })[]> {
  return db
    .selectFrom('messagePlaces as card')
    .innerJoin('dateIdeas as idea', 'idea.id', 'card.dateIdeaId')
    .selectAll('idea')
    .select('card.messageId')
    .where('card.messageId', '=', anyOf(messageIds))
    .execute();
}
