/** One message to the companion and its reply, from Enter to the last word. Plain code, so that it can be tried without a browser. */
import type { Thread_ConversationFragment } from './companion.generated.ts';

export type Conversation = Thread_ConversationFragment;
export type Message = Conversation['messages'][number];

/** `turnId` is known once the server answered that it has the message. */
export type Outgoing = {
  scenario: string;
  clientId: string;
  content: string;
  coachMode: boolean;
  turnId: string | null;
};

/** Why there is no reply; `message` is the server's own sentence, where it gave one. */
export type Failure = {
  kind: 'busy' | 'unpaid' | 'failed' | 'limit' | 'gone' | 'cut';
  message?: string;
  resetsAt?: string;
};

export type SendOutcome =
  | { kind: 'stored'; turnId: string; conversation: Conversation }
  /** The client id was used for something else: the message needs another one. */
  | { kind: 'conflict' }
  | { kind: 'refused'; failure: Failure };

export type ReplyEvent =
  | { __typename: 'CompanionDelta'; turnId: string; text: string }
  | { __typename: 'CompanionReplyDone'; turnId: string; conversation: Conversation }
  | { __typename: 'CompanionReplyFailed'; turnId: string; code: string; message: string };

export type StreamPorts = {
  send: (message: Outgoing) => Promise<SendOutcome>;
  /** Opens the reply; `over` is called when nothing more can come, with the reason where it was refused. Returns how to leave. */
  listen: (turnId: string, heard: (event: ReplyEvent) => void, over: (refusal?: Failure) => void) => () => void;
  /** Asks the server for a conversation until it answers; null when there is none. */
  reload: (scenario: string) => Promise<Conversation | null>;
  /** Takes what the server said into what is shown. */
  keep: (scenario: string, conversation: Conversation | null) => void;
  /** There is no reply: says so, and puts the text back where it was written. */
  failed: (message: Outgoing, failure: Failure) => void;
  /** It was stopped, or left, before anything came: the text goes back to where it was written. */
  givenBack: (message: Outgoing) => void;
  /** A turn is over, with or without a reply. */
  settled: () => void;
  /** Runs something with the next frame. */
  frame: (run: () => void) => void;
  wait: (ms: number) => Promise<void>;
  newId: () => string;
};

type Stopped = { message: Outgoing; text: string };

export type StreamState = {
  /** `mending`: the reply broke off, and the server is asked what it kept. */
  phase: 'idle' | 'sending' | 'streaming' | 'mending';
  /** The message under way. It is no part of the conversation until its reply is, so that nothing has to be taken back. */
  own: Outgoing | null;
  /** What was stopped here, shown until the server tells what it kept of it. */
  stopped: Stopped | null;
  /** What got no reply: the same text again is the same message. */
  unsent: Outgoing | null;
  /** The last whole reply, for those who listen. */
  heard: string;
};

const idle: StreamState = { phase: 'idle', own: null, stopped: null, unsent: null, heard: '' };

/** The server needs a moment to store what was stopped, and longer to notice a connection that is gone. */
const LOOKS_MS = [250, 1_000, 3_000];

const failureKinds: Readonly<Record<string, Failure['kind']>> = {
  COACH_BUSY: 'busy',
  COACH_UNPAID: 'unpaid',
  PREMIUM_REQUIRED: 'gone',
};

/** The reply to a turn, when the conversation holds it. */
export function replyIn(conversation: Conversation | null, turnId: string | null): Message | undefined {
  return conversation?.messages.find((message) => message.turnId === turnId && message.role === 'ASSISTANT');
}

export type ReplyStream = ReturnType<typeof createReplyStream>;

export function createReplyStream(ports: StreamPorts) {
  const listeners = new Set<() => void>();
  let state = idle;
  let text = '';
  let isDue = false;
  /** Counts what was begun: whatever an earlier one still has to say is not heard. */
  let run = 0;
  let leave = () => {};

  function tell(): void {
    for (const listener of [...listeners]) listener();
  }

  function set(next: Partial<StreamState>): void {
    state = { ...state, ...next };
    tell();
  }

  /** The first piece shows at once, later ones at most once a frame. */
  function add(piece: string): void {
    const isFirst = text === '';
    text += piece;
    if (isFirst) tell();
    if (isFirst || isDue) return;
    isDue = true;
    ports.frame(() => {
      isDue = false;
      tell();
    });
  }

  function end(next: Partial<StreamState>): void {
    leave();
    leave = () => {};
    text = '';
    set({ phase: 'idle', own: null, ...next });
    ports.settled();
  }

  function fail(message: Outgoing, failure: Failure): void {
    end({ unsent: message });
    ports.failed(message, failure);
  }

  function answered(message: Outgoing, conversation: Conversation): void {
    ports.keep(message.scenario, conversation);
    end({ unsent: null, heard: replyIn(conversation, message.turnId)?.content ?? '' });
  }

  function listen(message: Outgoing, turnId: string): void {
    const mine = run;
    let isOver = false;
    const heard = (event: ReplyEvent): void => {
      if (mine !== run || isOver || event.turnId !== turnId) return;
      isOver = event.__typename !== 'CompanionDelta';
      if (event.__typename === 'CompanionDelta') add(event.text);
      else if (event.__typename === 'CompanionReplyDone') answered(message, event.conversation);
      else fail(message, { kind: failureKinds[event.code] ?? 'failed', message: event.message });
    };
    const over = (refusal?: Failure): void => {
      if (mine !== run || isOver) return;
      isOver = true;
      if (refusal) fail(message, refusal);
      else void mend(message);
    };
    leave = ports.listen(turnId, heard, over);
    // It may have been over before it was known how to leave.
    if (isOver || mine !== run) leave();
  }

  /** What the server has of a turn that is over here, once it has settled there. */
  async function look({ scenario, turnId }: Outgoing): Promise<Conversation | null> {
    for (const ms of [...LOOKS_MS, 0]) {
      const conversation = await ports.reload(scenario);
      const isOpen = conversation?.messages.some((message) => message.turnId === turnId) ?? false;
      if (!isOpen || replyIn(conversation, turnId) || ms === 0) return conversation;
      await ports.wait(ms);
    }
    return null;
  }

  /** The reply broke off: what the server kept of it is shown, and the rest is offered to be sent again. */
  async function mend(message: Outgoing): Promise<void> {
    const mine = run;
    leave();
    leave = () => {};
    set({ phase: 'mending' });
    const conversation = await look(message);
    if (mine !== run) return;
    if (conversation && replyIn(conversation, message.turnId)) answered(message, conversation);
    else fail(message, { kind: 'cut' });
  }

  /** Sends, unless it is blank or something is under way: then it is ignored, and answers false. */
  function send(given: { scenario: string; content: string; coachMode: boolean }): boolean {
    const content = given.content.trim();
    if (content === '' || state.phase !== 'idle') return false;
    const { unsent } = state;
    const isSame = unsent?.scenario === given.scenario && unsent.content === content;
    const clientId = isSame ? unsent.clientId : ports.newId();
    void deliver({ ...given, content, clientId, turnId: null });
    return true;
  }

  async function deliver(message: Outgoing): Promise<void> {
    run += 1;
    const mine = run;
    text = '';
    set({ phase: 'sending', own: message, unsent: null, heard: '' });
    let outcome = await ports.send(message);
    let sent = message;
    if (outcome.kind === 'conflict' && mine === run) {
      sent = { ...message, clientId: ports.newId() };
      outcome = await ports.send(sent);
    }
    if (mine !== run) return;
    if (outcome.kind !== 'stored') return fail(sent, outcome.kind === 'refused' ? outcome.failure : { kind: 'failed' });
    const own = { ...sent, turnId: outcome.turnId };
    // Sent before, and only the answer was lost.
    if (replyIn(outcome.conversation, own.turnId)) return answered(own, outcome.conversation);
    set({ phase: 'streaming', own });
    listen(own, outcome.turnId);
  }

  /** What came of a reply that was ended here is shown until the server tells what it kept of it. */
  function lookAfter(stopped: Stopped): void {
    const { message } = stopped;
    void look(message).then((conversation) => {
      if (state.stopped !== stopped) return;
      const isKept = replyIn(conversation, message.turnId) !== undefined;
      if (isKept) {
        ports.keep(message.scenario, conversation);
        set({ stopped: null });
      }
      if (isKept || stopped.text !== '') return;
      set({ stopped: null, unsent: message });
      ports.givenBack(message);
    });
  }

  /** Ends the reply. What came stays. */
  function stop(): void {
    if (state.phase !== 'streaming' || !state.own) return;
    run += 1;
    const stopped = { message: state.own, text };
    end({ stopped });
    lookAfter(stopped);
  }

  /** Before a conversation is deleted: nothing of it is shown or comes back any more. Returns how to take that back, if it stays. */
  function forget(scenario: string): () => void {
    const { own, stopped, unsent } = state;
    const left = own?.scenario === scenario ? { message: own, text } : null;
    const shown = stopped?.message.scenario === scenario ? stopped : null;
    if (left) {
      run += 1;
      end({});
    }
    set({
      stopped: shown ? null : stopped,
      unsent: unsent?.scenario === scenario ? null : unsent,
      heard: '',
    });
    return () => {
      const known = left ?? shown;
      set({ stopped: known ?? state.stopped, unsent: state.unsent ?? unsent });
      if (known) lookAfter(known);
    };
  }

  return {
    state: () => state,
    /** The reply as far as it came. */
    text: () => text,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    stop,
    forget,
    /** The page is left: the server keeps what it wrote, and takes back a message that it wrote nothing to yet: that is given back. */
    close(): void {
      const { own, stopped } = state;
      const unsent = text === '' ? own : null;
      run += 1;
      leave();
      leave = () => {};
      text = '';
      state = { ...idle, unsent };
      tell();
      if (unsent) ports.givenBack(unsent);
      if (stopped?.text === '') ports.givenBack(stopped.message);
    },
  };
}

/** What is shown of a conversation: without the turns that are shown as they come, or were given back to be sent again. */
export function shownMessages(
  conversation: Conversation | null,
  { own, stopped, unsent }: Pick<StreamState, 'own' | 'stopped' | 'unsent'>,
): readonly Message[] {
  const messages = conversation?.messages ?? [];
  const hidden = new Set([own?.turnId, stopped?.message.turnId, unsent?.turnId]);
  const isHidden = ({ turnId }: Message) => hidden.has(turnId) && !replyIn(conversation, turnId);
  return messages.some(isHidden) ? messages.filter((message) => !isHidden(message)) : messages;
}
