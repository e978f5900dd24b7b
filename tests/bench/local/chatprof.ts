import { startProf } from './startprof.ts';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plain, own } from '../chat/documents.ts';
import { talk } from '../chat/latency.ts';
import { startLoad, startServer } from '../chat/servers.ts';
import { makeWorld } from '../chat/world.ts';
import { startDatabases } from '../deck/databases.ts';
const pairs = Number(process.env.PAIRS ?? 500);
const rate = Number(process.env.RATE ?? 200);
const docs = process.env.DOCS === 'own' ? own : plain;
const folder = await mkdtemp(join(tmpdir(), 'zobo-bench-'));
const database = await startDatabases(console.log, 'zobo-bench-chat');
const all = { from: 0, to: pairs };
const url = await makeWorld(database, { all, withPast: { from: 0, to: 1 }, messages: 1 }, new Date());

const zobo = await startProf(url, folder);

const bare = await startServer('bare', url, folder);
const load = startLoad();
for (const s of [zobo, bare]) await load.order({ do: 'open', target: s.target, group: s.target.name, pairs: all, listen: docs.listen });
const given = { pairs: all, send: docs.send, rate };
for (const [i, seconds] of [15, 5, 5, 5].entries()) {
  const b = await talk(load, bare, given, i === 0 ? 5 : seconds);
  const z = await talk(load, zobo, given, seconds);
  const f = (x: { p50: number; p99: number; cpu: number }) => `${x.p50.toFixed(2)} ${x.p99.toFixed(2)} cpu ${x.cpu.toFixed(2)}`;
  console.log('bare', f(b), 'zobo', f(z), 'ratio', (z.p50 / b.p50).toFixed(2), (z.p99 / b.p99).toFixed(2), (z.cpu / b.cpu).toFixed(2));
}
await Promise.all([zobo.process.stop(), bare.process.stop(), load.process.stop()]);
await database.stop();
