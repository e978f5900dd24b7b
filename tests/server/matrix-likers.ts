/** The rows of the table for who likes the viewer. */
import { crowd } from '#tests/factories/crowd.ts';
import { type Here, own, type TypeRow, unpaid } from './matrix-cells.ts';

/** Somebody new likes whoever asks. */
async function liked({ app, me }: Here): Promise<void> {
  const [fromUserId = ''] = await crowd(app, 1);
  const like = { id: crypto.randomUUID(), isSuper: true, createdAt: app.clock.now() };
  await app.db
    .insertInto('likes')
    .values({ ...like, fromUserId, toUserId: me.id })
    .execute();
}

const row = own('value', unpaid('FORBIDDEN'));
const likers = (selection: string) => async (here: Here) => {
  await liked(here);
  return `query { viewer { likers ${selection} } }`;
};

export const typeRows: Record<string, TypeRow> = {
  LikerConnection: { ask: likers('{ @@ }'), at: 'viewer.likers', fields: 'edges nodes pageInfo', row },
  LikerEdge: { ask: likers('{ edges { @@ } }'), at: 'viewer.likers.edges.0', fields: 'cursor node', row },
  Liker: { ask: likers('{ nodes { @@ } }'), at: 'viewer.likers.nodes.0', fields: 'id profile createdAt', row },
};
