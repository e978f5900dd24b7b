/** Content events hold ids only: loading decides on the data that a viewer may see. */
export type ChatEvent =
  | { kind: 'message'; matchId: string; messageId: string }
  | { kind: 'read'; matchId: string; readerId: string; readAt: string }
  | { kind: 'typing'; matchId: string; userId: string; isTyping: boolean };

/** A description is too long for a notification, so its reader loads it by its id; a candidate is short. */
export type CallEvent = { callId: string; matchId: string; receiverId: string } & (
  | { kind: 'description'; descriptionId: string }
  | { kind: 'candidate'; candidate: string; sdpMid: string | null; sdpMLineIndex: number | null }
);

export type ViewerEvent =
  /** For one subscription, never published. */
  | { kind: 'began' }
  | { kind: 'match'; matchId: string }
  | { kind: 'matchEnded'; matchId: string }
  | { kind: 'unread'; matchId: string }
  | { kind: 'call'; callId: string }
  | { kind: 'datePlan'; matchId: string }
  | { kind: 'game'; matchId: string; userId: string }
  | { kind: 'entitlement' }
  | { kind: 'verification' }
  | { kind: 'support'; ticketId: string }
  | { kind: 'warning' };

export type Topics = {
  [topic: `chat:${string}`]: ChatEvent;
  [topic: `viewer:${string}`]: ViewerEvent;
  [topic: `calls:${string}`]: CallEvent;
};

/** pg_notify sends them inside the transaction that ends the right, so that they never arrive before the commit. */
export type Revocation =
  /** Sign-out, or an old refresh token seen again. */
  | { kind: 'session'; sessionId: string }
  /** Suspension, password change or account deletion. */
  | { kind: 'user'; userId: string; keptSessionId?: string }
  /** Roles or plan changed: sockets stay. */
  | { kind: 'verdict'; userId: string }
  /** Unmatch or block. */
  | { kind: 'match'; matchId: string }
  /** Nobody may see them any more. */
  | { kind: 'photos'; photoIds: readonly string[] };
