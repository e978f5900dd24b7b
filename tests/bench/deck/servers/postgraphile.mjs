/**
 * PostGraphile 5 over a PL/pgSQL function that holds the deck's statement (../postgraphile-sql.ts). The person goes to the function as an
 * argument, out of the context: by `pgSettings`, its documented way, each request would be a transaction of four round trips.
 */
import { createServer } from 'node:http';
import compression from 'compression';
import { postgraphile } from 'postgraphile';
import { TYPES } from 'postgraphile/@dataplan/pg';
import { makePgService } from 'postgraphile/adaptors/pg';
import { context } from 'postgraphile/grafast';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { extendSchema } from 'postgraphile/utils';
import { brotli, databaseUrl, options, POOL, port, ready, viewerOf } from './common.ts';

// Node 22 has it; PostGraphile does not ask whether it is there.
Promise.withResolvers ??= function withResolvers() {
  const settled = {};
  settled.promise = new this((resolve, reject) => Object.assign(settled, { resolve, reject }));
  return settled;
};

const plugin = extendSchema((build) => {
  const { deck_for: deckFor } = build.input.pgRegistry.pgResources;
  return {
    typeDefs: 'extend type Query { deck: [DeckPerson!] }',
    objects: {
      Query: { plans: { deck: () => deckFor?.execute([{ step: context().get('userId'), pgCodec: TYPES.uuid }]) } },
    },
  };
});

const pgl = postgraphile({
  extends: [PostGraphileAmberPreset],
  plugins: [plugin],
  pgServices: [
    makePgService({ connectionString: databaseUrl, schemas: ['bench_deck'], poolConfig: { max: POOL, options } }),
  ],
  grafast: {
    context: async ({ node }) => ({ userId: await viewerOf(node?.req.headers.authorization) }),
  },
  grafserv: { graphqlPath: '/graphql', watch: false, graphiql: false },
});
const server = createServer();
server.once('listening', ready);
await pgl.createServ(grafserv).addTo(server);
const [answer] = server.listeners('request');
const compress = compression({ brotli });
server.removeAllListeners('request');
server.on('request', (request, response) => compress(request, response, () => answer.call(server, request, response)));
server.listen(port, '127.0.0.1');
