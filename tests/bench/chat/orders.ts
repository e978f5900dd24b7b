/** What the suite orders of the load, a line of JSON each, and what it answers. */
import type { Range } from './world.ts';

export type ServerName = 'zobo' | 'bare';
export type Target = { name: ServerName; port: number };

/** Sockets are opened, frozen and closed by the group they are in. Documents are for the product; the bare server has none. */
export type Order =
  /** Both people of each pair, each with one socket that listens to their match. */
  | { do: 'open'; target: Target; group: string; pairs: Range; listen: string }
  /** They stop to read, and say nothing. */
  | { do: 'freeze'; group: string }
  | { do: 'close'; group: string }
  /** So many messages a second from these pairs in turn, whatever is still under way. */
  | { do: 'send'; target: Target; pairs: Range; send: string; rate: number; seconds: number };

/** Milliseconds from the first byte of a request to its message on the other one's socket. */
export type Sent = { messages: number; p50: number; p99: number };
/** How many sockets of the group were open until then. */
export type Closed = { open: number };
export type Outcome = Sent | Closed | Record<string, never>;
export type Answer = { outcome: Outcome } | { failure: string };
