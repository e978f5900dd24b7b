import type { Db } from '#server/db/pool.ts';

/** SHA-256 of the text, in hex. */
export type StoredDocument = { hash: string; text: string };

/** A later time in the table stays. */
export async function storeDocuments(db: Db, documents: readonly StoredDocument[], seenAt: Date): Promise<void> {
  if (documents.length === 0) return;
  await db
    .insertInto('persistedDocuments')
    .values(documents.map((document) => ({ ...document, seenAt })))
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet((eb) => ({ seenAt: eb.fn('greatest', ['persistedDocuments.seenAt', 'excluded.seenAt']) })),
    )
    .execute();
}

export async function documentsSeenAfter(db: Db, time: Date): Promise<StoredDocument[]> {
  return db.selectFrom('persistedDocuments').select(['hash', 'text']).where('seenAt', '>', time).execute();
}

export async function documentSeenAfter(db: Db, hash: string, time: Date): Promise<StoredDocument | undefined> {
  return db
    .selectFrom('persistedDocuments')
    .select(['hash', 'text'])
    .where('hash', '=', hash)
    .where('seenAt', '>', time)
    .executeTakeFirst();
}

export async function deleteDocumentsSeenBy(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('persistedDocuments').where('seenAt', '<=', time).execute();
}
