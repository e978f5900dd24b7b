/** Content events hold ids only. Loading an event for a viewer decides on the data that they may see. */
export type ChatEvent =
  | { kind: 'message'; matchId: string; messageId: string }
  | { kind: 'read'; matchId: string; readerId: string; readAt: string }
  | { kind: 'typing'; matchId: string; userId: string; isTyping: boolean };

/** Signals to `receiverId` only. A description is too long for a notification, so its reader loads it by its id; a candidate is short. */
export type CallEvent = { callId: string; matchId: string; receiverId: string } & (
  | { kind: 'description'; descriptionId: string }
  | { kind: 'candidate'; candidate: string; sdpMid: string | null; sdpMLineIndex: number | null }
);

export type ViewerEvent =
  | { kind: 'match'; matchId: string }
  | { kind: 'matchEnded'; matchId: string }
  | { kind: 'unread'; matchId: string }
  | { kind: 'call'; callId: string }
  | { kind: 'entitlement' }
  | { kind: 'verification' }
  | { kind: 'support'; ticketId: string }
  | { kind: 'warning' };

export type Topics = {
  [topic: `chat:${string}`]: ChatEvent;
  [topic: `viewer:${string}`]: ViewerEvent;
  [topic: `calls:${string}`]: CallEvent;
};

/**
 * Revocations: each ends a right at once. pg_notify sends it inside the transaction that ends the right, so that it never arrives before
 * the commit.
 */
export type Revocation =
  /** Sign-out, or an old refresh token seen again. */
  | { kind: 'session'; sessionId: string }
  /** Suspension, password change or account deletion: every session of the person, except the kept one. */
  | { kind: 'user'; userId: string; keptSessionId?: string }
  /** The person's rights changed (roles, plan): cached verdicts are dropped, sockets stay. */
  | { kind: 'verdict'; userId: string }
  /** Unmatch or block: subscriptions to this match end. */
  | { kind: 'match'; matchId: string }
  /** Photos that nobody may see any more: cached verdicts are dropped. */
  | { kind: 'photos'; photoIds: readonly string[] };
