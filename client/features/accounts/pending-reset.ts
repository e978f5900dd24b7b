/** What this browser knows of the reset it asked for last: the request, and the verifier that only this browser has. */
export type PendingReset = { requestId: string; verifier: string; codeExpiresAt: string };

const key = 'zobo.reset';

function isPending(value: unknown): value is PendingReset {
  const { requestId, verifier, codeExpiresAt } = (value ?? {}) as Partial<Record<keyof PendingReset, unknown>>;
  return [requestId, verifier, codeExpiresAt].every((each) => typeof each === 'string');
}

/** The reset that waits for its email; null when there is none. */
export function pendingReset(): PendingReset | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    return isPending(value) ? value : null;
  } catch {
    return null;
  }
}

export function keepPendingReset(pending: PendingReset): void {
  localStorage.setItem(key, JSON.stringify(pending));
}

export function dropPendingReset(): void {
  localStorage.removeItem(key);
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** A code verifier (RFC 7636) of 256 random bits: 43 characters. */
export function newVerifier(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

/** Its challenge by S256. */
export async function challengeOf(verifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}
