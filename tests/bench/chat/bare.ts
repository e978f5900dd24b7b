/**
 * What the product is compared with: bare node:http, ws and pg. A message is a POST that looks up the bearer session, commits the row, asks
 * once which of the match's open sockets may see it, and sends them its JSON. No GraphQL, no limits, no pings, one process only.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { type Socket, WebSocketServer } from './ws.ts';

/** As the product's: four connections, statements planned once, no compiler. */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 4,
  options: '-c plan_cache_mode=force_generic_plan -c jit=off',
});

const SESSION = `select s.id, s.user_id, s.expires_at, s.access_expires_at, s.last_seen_at,
    array(select role from user_roles r where r.user_id = s.user_id) as roles
  from sessions s join users u on u.id = s.user_id
  where s.access_hash = $1 and s.access_expires_at > $2 and s.expires_at > $2 and u.suspended_at is null`;

const live = (person: string): string => `m.ended_at is null and ${person} in (m.user1_id, m.user2_id) and not exists (
  select from blocked_users b
  where (b.blocker_id = m.user1_id and b.blocked_id = m.user2_id) or (b.blocker_id = m.user2_id and b.blocked_id = m.user1_id))`;

const MATCH = `select from matches m where m.id = $1::uuid and ${live('$2::uuid')}`;

const INSERT = `with thread as (
    insert into chat_threads (match_id, last_seq, last_message_at)
    select m.id, 1, $5::timestamptz from matches m where m.id = $2::uuid and ${live('$3::uuid')}
    on conflict (match_id) do update set last_seq = chat_threads.last_seq + 1, last_message_at = excluded.last_message_at
    returning match_id, last_seq)
  insert into messages (id, match_id, seq, sender_id, client_id, content, created_at)
  select $1::uuid, thread.match_id, thread.last_seq, $3::uuid, $4::uuid, $6, $5::timestamptz from thread returning *`;

const MAY_READ = `select s.id from matches m, sessions s join users u on u.id = s.user_id
  where m.id = $1::uuid and s.id = any ($2::uuid[]) and u.suspended_at is null and s.expires_at > $3 and s.absolute_expires_at > $3
    and ${live('s.user_id')} and exists (
      select from entitlements e
      where e.user_id = s.user_id and e.plan = any ('{gold,diamond,soul}') and e.starts_at <= $3 and (e.ends_at is null or e.ends_at > $3))`;

type Session = { id: string; user_id: string };
type Reader = { socket: Socket; sessionId: string };
const readersOf = new Map<string, Set<Reader>>();

async function ask<Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]> {
  return (await pool.query<Row>({ name, text, values })).rows;
}

async function sessionOf(token: string): Promise<Session> {
  const hash = createHash('sha256').update(token).digest();
  const [session] = await ask<Session>('session', SESSION, [hash, new Date()]);
  if (session === undefined) throw new Error('Signed out');
  return session;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

async function send(request: IncomingMessage): Promise<string> {
  const body = await readBody(request);
  const { user_id: userId } = await sessionOf(request.headers.authorization?.slice('Bearer '.length) ?? '');
  const { matchId, clientId, content } = JSON.parse(body) as { matchId: string; clientId: string; content: string };
  const now = new Date();
  const [message] = await ask('insert', INSERT, [randomUUID(), matchId, userId, clientId, now, content]);
  if (message === undefined) throw new Error('There is no such match');
  const readers = [...(readersOf.get(matchId) ?? [])];
  const allowed = await ask<{ id: string }>('may read', MAY_READ, [matchId, readers.map((one) => one.sessionId), now]);
  const ids = new Set(allowed.map(({ id }) => id));
  const text = JSON.stringify({ message });
  for (const { socket, sessionId } of readers) if (ids.has(sessionId)) socket.send(text);
  return text;
}

/** The first frame of a socket says who listens to which match. */
async function listen(socket: Socket, frame: string): Promise<void> {
  const { token, matchId } = JSON.parse(frame) as { token: string; matchId: string };
  const { id, user_id: userId } = await sessionOf(token);
  if ((await pool.query({ name: 'match', text: MATCH, values: [matchId, userId] })).rowCount !== 1)
    return socket.close();
  const readers = readersOf.get(matchId) ?? new Set();
  const reader = { socket, sessionId: id };
  readersOf.set(matchId, readers.add(reader));
  socket.once('close', () => {
    readers.delete(reader);
    if (readers.size === 0) readersOf.delete(matchId);
  });
  socket.send('{"ready":true}');
}

const server = createServer((request, response) => {
  if (request.method !== 'POST') return response.writeHead(204).end();
  send(request).then(
    (body) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
      response.end(body);
    },
    (error) => response.writeHead(500).end(String(error)),
  );
});
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket) => {
  socket.on('error', () => undefined);
  socket.once('message', (frame) => listen(socket, String(frame)).catch(() => socket.close()));
});
server.listen(Number(process.env.PORT), '127.0.0.1');
