/** Keys in base64url, as the browser gave them. */
export type PushDevice = { endpoint: string; p256dh: string; auth: string };

/** A push that still waits is replaced by a newer one of its `topic`, which has up to 32 characters of base64url. */
export type PushMessage = { payload: string; topic: string; isUrgent: boolean };

/** `gone`: this subscription has ended. `refused`: by a fault of ours that another try would repeat. */
export type PushAnswer = 'sent' | 'gone' | 'refused';

/** Only the job queue calls it. */
export type Push = {
  /** For the browser's subscribing, in base64url. */
  readonly publicKey: string;
  /** Rejects after a failure that may pass. */
  send(device: PushDevice, message: PushMessage): Promise<PushAnswer>;
};
