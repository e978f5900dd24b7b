/** The rows of the table for ending a match: one of the subject's with somebody new, which is nobody else's to end. */
import { crowd } from '#tests/factories/crowd.ts';
import { closed, type Here, type RootRow, type TypeRow } from './matrix-cells.ts';

async function unmatch({ app, subject }: Here): Promise<string> {
  const [otherId = ''] = await crowd(app, 1);
  const [user1Id = '', user2Id = ''] = [subject.id, otherId].sort();
  const id = crypto.randomUUID();
  await app.db.insertInto('matches').values({ id, user1Id, user2Id, createdAt: app.clock.now() }).execute();
  return `unmatch(input: { matchId: "${id}" })`;
}

export const rootRows: Record<string, RootRow> = {
  'Mutation.unmatch': { ask: unmatch, row: closed('NotAvailable', { self: 'UnmatchSuccess' }) },
};

export const typeRows: Record<string, TypeRow> = {
  UnmatchSuccess: {
    ask: async (here) => `mutation { ${await unmatch(here)} { @@ } }`,
    at: 'unmatch',
    fields: 'matchId viewer',
    row: closed('hidden', { self: 'value' }),
  },
};
