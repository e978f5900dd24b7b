/** One run of the chaos: servers, clients that talk, and what is done to the servers meanwhile; then what the checker says of it. */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { registrar } from '#tests/setup/documents.ts';
import { type Dice, diceOf } from '#tests/setup/random.ts';
import { check, type Violation } from './checker.ts';
import { type ChatClient, documents as chatDocuments, startClient } from './clients.ts';
import { type Amounts, type Fault, faultText, type Planned, planOf } from './faults.ts';
import { type Event, type Happening, type History, openHistory } from './history.ts';
import { documents as newcomersDocuments, startNewcomers, startSlowMail } from './newcomers.ts';
import { missedPlants } from './plant.ts';
import { openBusLine, type Postgres, type Servers, startBus, startPostgres, startServers } from './processes.ts';
import { makeTalkers, newcomersAndJobs, storedMessages, type Talker } from './world.ts';

export type ChaosOptions = Amounts & {
  clients: number;
  /** Messages a second that all clients together aim at. */
  rate: number;
  /** How many people sign up in a minute; 0 for no sign-ups, no letters, and nothing said of jobs. */
  signUps: number;
  redis: boolean;
  seed: number;
  /** Where the history is kept. */
  file: string;
  /** Sentences about the progress. */
  say: (line: string) => void;
};

export type ChaosResult = { events: readonly Event[]; violations: Violation[]; missedPlants: string[] };

const LOOK_MS = 20;
const PROGRESS_MS = 5_000;
/** How long the last messages may take to be shown to everybody; and after how long without an acknowledgement nobody waits for more. */
const DRAIN_MS = 30_000;
const STALLED_MS = 120_000;
/** After how long without a job that is done nobody waits for the last letters. */
const LETTERS_MS = 30_000;
const LETTERS_LOOK_MS = 250;

type Stage = {
  servers: Servers;
  postgres: Postgres;
  clients: readonly ChatClient[];
  dice: Dice;
  bus: BusOutage;
  history: History;
};
type BusOutage = { down(): Promise<void>; up(): Promise<void> };

/** Carries a fault out. Resolves when it is over; an outage of the bus goes on while others happen. */
async function carryOut(fault: Fault, { servers, postgres, clients, dice, bus, history }: Stage): Promise<void> {
  switch (fault.kind) {
    case 'kill':
      return servers.end(fault.server, 'SIGKILL');
    case 'stop':
      return servers.end(fault.server, 'SIGTERM');
    case 'postgres':
      return postgres.restart(fault.how);
    case 'outage':
      await postgres.outage(fault.ms);
      history.add({ kind: 'fault', what: 'Postgres is back' });
      for (const each of await servers.ready()) history.add({ kind: 'served', ...each });
      return;
    case 'lines':
      for (const client of clients) if (dice.chance(fault.share)) client.cut();
      return;
    case 'bus':
      await bus.down();
      await sleep(fault.ms);
      return bus.up();
  }
}

function countOf(events: readonly Event[], kind: Event['kind'], from: number): number {
  let count = 0;
  for (let at = from; at < events.length; at += 1) if (events[at]?.kind === kind) count += 1;
  return count;
}

/** The number of acknowledged messages, counted on from the last time it was asked. */
function acknowledgedIn(history: History): () => number {
  let [count, seen] = [0, 0];
  return () => {
    const events = history.all();
    count += countOf(events, 'acknowledged', seen);
    seen = events.length;
    return count;
  };
}

async function carryOutAll(plan: readonly Planned[], stage: Stage, isOver: () => boolean): Promise<void> {
  const { history } = stage;
  const acknowledged = acknowledgedIn(history);
  const outages: Promise<void>[] = [];
  for (const { after, fault } of plan) {
    while (acknowledged() < after && !isOver()) await sleep(LOOK_MS);
    history.add({ kind: 'fault', what: faultText(fault) });
    const done = carryOut(fault, stage);
    if (fault.kind === 'bus') outages.push(done.then(() => history.add({ kind: 'fault', what: 'the bus is back' })));
    else await done;
  }
  await Promise.all(outages);
}

/** Resolves when nothing has been acknowledged for long. A slow machine may take its time. */
async function stalled(history: History, isOver: () => boolean): Promise<void> {
  const acknowledged = acknowledgedIn(history);
  let [count, since] = [0, Date.now()];
  while (!isOver() && Date.now() - since < STALLED_MS) {
    await sleep(LOOK_MS);
    const now = acknowledged();
    if (now > count) [count, since] = [now, Date.now()];
  }
}

/** Waits until everybody is shown everything; nobody's connection is touched for it. */
async function drain(clients: readonly ChatClient[], talkers: readonly Talker[], history: History): Promise<void> {
  const last = new Map<string, number>();
  for (const event of history.all()) {
    if (event.kind === 'acknowledged') last.set(event.match, Math.max(last.get(event.match) ?? 0, event.seq));
  }
  const matchOf = new Map(talkers.map(({ id, match }) => [id, match]));
  const isBehind = (client: ChatClient): boolean => client.shownUpTo() < (last.get(matchOf.get(client.id) ?? '') ?? 0);
  for (const until = Date.now() + DRAIN_MS; Date.now() < until && clients.some(isBehind); ) await sleep(LOOK_MS);
}

/** Waits until no job is left, and returns what the database then holds of newcomers and jobs. */
async function drainJobs(url: string): Promise<Happening[]> {
  let [fewest, since] = [Number.POSITIVE_INFINITY, Date.now()];
  for (;;) {
    const found = await newcomersAndJobs(url);
    const left = found.filter(({ kind }) => kind === 'job').length;
    if (left < fewest) [fewest, since] = [left, Date.now()];
    if (left === 0 || Date.now() - since > LETTERS_MS) return found;
    await sleep(LETTERS_LOOK_MS);
  }
}

function tellProgress(options: ChaosOptions, stage: Stage): () => void {
  const { history } = stage;
  const { say, sends, processes } = options;
  const acknowledged = acknowledgedIn(history);
  let told = 0;
  let next = PROGRESS_MS;
  const timer = setInterval(() => {
    const events = history.all();
    const seconds = (at: number): string => `${Math.floor(at / 1_000)} s`.padStart(6);
    for (; told < events.length; told += 1) {
      const event = events[told];
      if (event?.kind === 'fault' || event?.kind === 'crashed') say(`${seconds(event.at)}  ${event.what}`);
      if (event?.kind === 'served')
        say(`${seconds(event.at)}  server ${event.server} (process ${event.pid}) is ready ${event.ms} ms later`);
    }
    const now = events.at(-1)?.at ?? 0;
    if (now < next) return;
    next = now + PROGRESS_MS;
    const listening = stage.clients.filter((client) => client.isListening()).length;
    say(
      `${seconds(now)}  ${acknowledged()} of ${sends} acknowledged, ${listening} of ${stage.clients.length} listening, ${stage.servers.serving()} of ${processes} servers`,
    );
  }, 200);
  return () => clearInterval(timer);
}

/** Does everything and leaves nothing behind but the history. */
export async function chaos(options: ChaosOptions): Promise<ChaosResult> {
  const { sends, processes, rate, signUps, redis, seed, file, say } = options;
  let isOver = false;
  const stops: (() => unknown)[] = [
    () => {
      isOver = true;
    },
  ];
  try {
    const folder = await mkdtemp(join(tmpdir(), 'zobo-chaos-'));
    const remove = (): void => rmSync(folder, { recursive: true, force: true });
    process.once('exit', remove);
    stops.push(() => {
      process.off('exit', remove);
      remove();
    });
    const redisServer = redis ? await startBus() : null;
    if (redisServer) stops.push(() => redisServer.kill());
    say('Starting Postgres ...');
    const postgres = await startPostgres(folder);
    stops.push(() => postgres.stop());
    const line = await openBusLine(postgres.url);
    stops.push(() => line.close());
    const talkers = await makeTalkers(postgres.url, options.clients);

    const register = registrar(async () => postgres.url);
    for (const text of [...chatDocuments, ...newcomersDocuments]) await register(text);

    say(`Starting ${processes} servers on ${redis ? 'Redis' : 'the bus of Postgres'} ...`);
    // Node's own clock, which no change of the system's time moves.
    let begunAt = performance.now();
    const history = openHistory(file, () => Math.round(performance.now() - begunAt));
    const mail = signUps > 0 ? await startSlowMail(history) : null;
    if (mail) stops.push(() => mail.stop());
    const servers = await startServers({
      count: processes,
      folder,
      databaseUrl: postgres.url,
      directUrl: line.url,
      redisUrl: redisServer?.url ?? null,
      smtpUrl: mail?.url ?? null,
      onCrashed: (what) => history.add({ kind: 'crashed', what }),
    });
    stops.push(() => servers.stop());
    begunAt = performance.now();

    for (const { id, other, match } of talkers) {
      if (id < other) history.add({ kind: 'match', match, people: [id, other] });
    }
    const pauseMs = (talkers.length / rate) * 1_000;
    const clients = talkers.map((talker, index) =>
      startClient({ talker, urls: servers.urls, history, dice: diceOf(seed * 100_003 + index), pauseMs }),
    );
    stops.push(() => Promise.all(clients.map((client) => client.stop())));

    const bus: BusOutage = redisServer
      ? { down: () => redisServer.kill(), up: () => redisServer.start() }
      : { down: async () => line.cut(), up: async () => line.mend() };
    const dice = diceOf(seed);
    const plan = planOf(options, dice);
    const stage: Stage = { servers, postgres, clients, dice, bus, history };
    stops.push(tellProgress(options, stage));
    const share = (index: number): number =>
      Math.floor(((index + 1) * sends) / clients.length) - Math.floor((index * sends) / clients.length);
    const talking = Promise.all(clients.map((client, index) => client.talk(share(index)))).then(() => {
      isOver = true;
    });
    const newcomers = signUps > 0 ? startNewcomers({ url: servers.urls[0] ?? '', perMinute: signUps, history }) : null;
    const faults = carryOutAll(plan, stage, () => isOver);
    faults.catch(() => undefined);
    await Promise.race([talking, stalled(history, () => isOver)]);
    isOver = true;
    await faults;
    await newcomers?.stop();
    await drain(clients, talkers, history);
    if (newcomers) for (const found of await drainJobs(postgres.url)) history.add(found);
    for (const row of await storedMessages(postgres.url)) history.add(row);
    history.close();
    const events = history.all();
    const violations = check(events);
    return { events, violations, missedPlants: violations.length === 0 ? missedPlants(events) : [] };
  } finally {
    for (const stop of stops.reverse()) {
      await Promise.resolve()
        .then(stop)
        .catch((error: unknown) => say(String(error)));
    }
  }
}
