/** Has no browser code, so that it can be tested without one. */
import {
  type Conversation,
  type Failure,
  type Outgoing,
  type ReplyEvent,
  replyIn,
  type SendOutcome,
  type Stopped,
  type StreamState,
} from './reply.ts';

export type StreamPorts = {
  send: (message: Outgoing) => Promise<SendOutcome>;
  /** Subscribes to the reply. `over` is called when it has ended, with the reason of a refusal. Returns the function that unsubscribes. */
  listen: (exchangeId: string, heard: (event: ReplyEvent) => void, over: (refusal?: Failure) => void) => () => void;
  /** Loads a conversation and retries until the server answers. Null when there is none. */
  reload: (scenario: string) => Promise<Conversation | null>;
  keep: (scenario: string, conversation: Conversation | null) => Promise<void>;
  /** Called when there is no reply. It shows the failure and puts the text back into the field. */
  failed: (message: Outgoing, failure: Failure) => void;
  /** Called when a reply was stopped or left before its first piece. The text returns to the field. */
  givenBack: (message: Outgoing) => void;
  /** An exchange is over, with or without a reply. */
  over: () => void;
  /** Runs a function with the next frame. */
  frame: (run: () => void) => void;
  wait: (ms: number) => Promise<void>;
  newId: () => string;
};

export type ReplyStream = ReturnType<typeof createReplyStream>;

type Stream = {
  ports: StreamPorts;
  state: StreamState;
  listeners: Set<() => void>;
  text: string;
  /** True when the next frame will show more of the text. */
  isDue: boolean;
  /** Counts the replies. Events of an earlier one are ignored. */
  run: number;
  leave: () => void;
};

const idle: StreamState = { phase: 'idle', own: null, stopped: null, unsent: null, heard: '' };

const LOOKS_MS = [250, 1_000, 3_000];

const failureKinds: Readonly<Record<string, Failure['kind']>> = {
  COACH_BUSY: 'busy',
  COACH_UNPAID: 'unpaid',
  PREMIUM_REQUIRED: 'gone',
};

function tell({ listeners }: Stream): void {
  for (const listener of [...listeners]) listener();
}

function set(stream: Stream, next: Partial<StreamState>): void {
  stream.state = { ...stream.state, ...next };
  tell(stream);
}

function leave(stream: Stream): void {
  stream.leave();
  stream.leave = () => {};
}

/** The first piece is shown at once, later ones at most once a frame. */
function add(stream: Stream, piece: string): void {
  const isFirst = stream.text === '';
  stream.text += piece;
  if (isFirst) tell(stream);
  if (isFirst || stream.isDue) return;
  stream.isDue = true;
  stream.ports.frame(() => {
    stream.isDue = false;
    tell(stream);
  });
}

function end(stream: Stream, next: Partial<StreamState>): void {
  leave(stream);
  stream.text = '';
  set(stream, { phase: 'idle', own: null, ...next });
  stream.ports.over();
}

function fail(stream: Stream, message: Outgoing, failure: Failure): void {
  end(stream, { unsent: message });
  stream.ports.failed(message, failure);
}

async function answered(stream: Stream, message: Outgoing, conversation: Conversation): Promise<void> {
  const mine = stream.run;
  await stream.ports.keep(message.scenario, conversation);
  if (mine !== stream.run) return;
  end(stream, { unsent: null, heard: replyIn(conversation, message.exchangeId)?.content ?? '' });
}

function listen(stream: Stream, message: Outgoing, exchangeId: string): void {
  const mine = stream.run;
  let isOver = false;
  const heard = (event: ReplyEvent): void => {
    if (mine !== stream.run || isOver || event.exchangeId !== exchangeId) return;
    isOver = event.__typename !== 'CompanionDelta';
    if (event.__typename === 'CompanionDelta') add(stream, event.text);
    else if (event.__typename === 'CompanionReplyDone') void answered(stream, message, event.conversation);
    else fail(stream, message, { kind: failureKinds[event.code] ?? 'failed', message: event.message });
  };
  const over = (refusal?: Failure): void => {
    if (mine !== stream.run || isOver) return;
    isOver = true;
    if (refusal) fail(stream, message, refusal);
    else void mend(stream, message);
  };
  stream.leave = stream.ports.listen(exchangeId, heard, over);
  // The reply may have ended before `leave` was set.
  if (isOver || mine !== stream.run) stream.leave();
}

/** Loads the server's state of an exchange that is over here, once the server has finished it too. */
async function look(ports: StreamPorts, { scenario, exchangeId }: Outgoing): Promise<Conversation | null> {
  for (const ms of [...LOOKS_MS, 0]) {
    const conversation = await ports.reload(scenario);
    const isOpen = conversation?.messages.some((message) => message.exchangeId === exchangeId) ?? false;
    if (!isOpen || replyIn(conversation, exchangeId) || ms === 0) return conversation;
    await ports.wait(ms);
  }
  return null;
}

/** The reply broke off. The part that the server stored is shown; otherwise the message can be sent again. */
async function mend(stream: Stream, message: Outgoing): Promise<void> {
  const mine = stream.run;
  leave(stream);
  set(stream, { phase: 'mending' });
  const conversation = await look(stream.ports, message);
  if (mine !== stream.run) return;
  if (conversation && replyIn(conversation, message.exchangeId)) await answered(stream, message, conversation);
  else fail(stream, message, { kind: 'cut' });
}

async function deliver(stream: Stream, message: Outgoing): Promise<void> {
  const { ports } = stream;
  stream.run += 1;
  const mine = stream.run;
  stream.text = '';
  set(stream, { phase: 'sending', own: message, unsent: null, heard: '' });
  let outcome = await ports.send(message);
  let sent = message;
  if (outcome.kind === 'conflict' && mine === stream.run) {
    sent = { ...message, clientId: ports.newId() };
    outcome = await ports.send(sent);
  }
  if (mine !== stream.run) return;
  if (outcome.kind !== 'stored')
    return fail(stream, sent, outcome.kind === 'refused' ? outcome.failure : { kind: 'failed' });
  const own = { ...sent, exchangeId: outcome.exchangeId };
  set(stream, { phase: 'streaming', own });
  // The message was stored before, and only the answer was lost.
  if (replyIn(outcome.conversation, own.exchangeId)) return answered(stream, own, outcome.conversation);
  listen(stream, own, outcome.exchangeId);
}

/** Shows the text of a stopped reply until the server's stored version is known. */
async function lookAfter(stream: Stream, stopped: Stopped): Promise<void> {
  const { ports } = stream;
  const { message } = stopped;
  const conversation = await look(ports, message);
  if (stream.state.stopped !== stopped) return;
  const isKept = replyIn(conversation, message.exchangeId) !== undefined;
  if (isKept) {
    await ports.keep(message.scenario, conversation);
    if (stream.state.stopped === stopped) set(stream, { stopped: null });
  }
  if (isKept || stopped.text !== '') return;
  set(stream, { stopped: null, unsent: message });
  ports.givenBack(message);
}

/** Call it before a conversation is deleted: none of it is shown any more. Returns the function that undoes this if the deletion fails. */
function forget(stream: Stream, scenario: string): () => void {
  const { own, stopped, unsent } = stream.state;
  const left = own?.scenario === scenario ? { message: own, text: stream.text } : null;
  const shown = stopped?.message.scenario === scenario ? stopped : null;
  if (left) {
    stream.run += 1;
    end(stream, {});
  }
  set(stream, { stopped: shown ? null : stopped, unsent: unsent?.scenario === scenario ? null : unsent, heard: '' });
  return () => {
    const known = left ?? shown;
    set(stream, { stopped: known ?? stream.state.stopped, unsent: stream.state.unsent ?? unsent });
    if (known) void lookAfter(stream, known);
  };
}

/** The page is left. The server keeps a begun reply. It drops a message without one, whose text returns to the field. */
function close(stream: Stream): void {
  const { ports } = stream;
  const { own, stopped } = stream.state;
  const unsent = stream.text === '' ? own : null;
  stream.run += 1;
  leave(stream);
  stream.text = '';
  stream.state = { ...idle, unsent };
  tell(stream);
  if (unsent) ports.givenBack(unsent);
  if (stopped?.text === '') ports.givenBack(stopped.message);
}

export function createReplyStream(ports: StreamPorts) {
  const stream: Stream = { ports, state: idle, listeners: new Set(), text: '', isDue: false, run: 0, leave: () => {} };
  return {
    state: () => stream.state,
    text: () => stream.text,
    subscribe(listener: () => void): () => void {
      stream.listeners.add(listener);
      return () => stream.listeners.delete(listener);
    },
    /** Sends a message. Returns false and does nothing when it is blank or another is under way. */
    send(given: { scenario: string; content: string; coachMode: boolean }): boolean {
      const content = given.content.trim();
      const { unsent, phase } = stream.state;
      if (content === '' || phase !== 'idle') return false;
      const isSame = unsent?.scenario === given.scenario && unsent.content === content;
      const clientId = isSame ? unsent.clientId : ports.newId();
      void deliver(stream, { ...given, content, clientId, exchangeId: null });
      return true;
    },
    stop(): void {
      const { phase, own } = stream.state;
      if (phase !== 'streaming' || !own) return;
      stream.run += 1;
      const stopped = { message: own, text: stream.text };
      end(stream, { stopped });
      void lookAfter(stream, stopped);
    },
    forget: (scenario: string) => forget(stream, scenario),
    close: () => close(stream),
  };
}
