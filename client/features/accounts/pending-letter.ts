export type Way = 'reset' | 'sign-in';
/** The last letter requested in this browser: the request and its verifier, which only this browser has. */
export type PendingLetter = { requestId: string; verifier: string; codeExpiresAt: string };

const keys: Record<Way, string> = { reset: 'zobo.reset', 'sign-in': 'zobo.sign-in-code' };

function isPending(value: unknown): value is PendingLetter {
  const { requestId, verifier, codeExpiresAt } = (value ?? {}) as Partial<Record<keyof PendingLetter, unknown>>;
  return [requestId, verifier, codeExpiresAt].every((each) => typeof each === 'string');
}

/** The request that waits for its email; null if there is none. */
export function pendingLetter(way: Way): PendingLetter | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keys[way]) ?? '');
    return isPending(value) ? value : null;
  } catch {
    return null;
  }
}

export function keepPendingLetter(way: Way, pending: PendingLetter): void {
  localStorage.setItem(keys[way], JSON.stringify(pending));
}

export function dropPendingLetter(way: Way): void {
  localStorage.removeItem(keys[way]);
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

export async function challengeOf(verifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}
