type Answer = { status: number; data: unknown; codes: readonly string[] };

/**
 * One GraphQL operation without Apollo, for what the landing page and the gates need. Rejects when the network fails; any answer
 * of the server, good or bad, comes back with its status and the codes of its errors.
 */
export async function plainFetch(query: string, variables: object, token?: string | null): Promise<Answer> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ query, variables }),
    keepalive: true,
    // Longer than the server gives any document.
    signal: AbortSignal.timeout(20_000),
  });
  const body = (await response.json().catch(() => ({}))) as {
    data?: unknown;
    errors?: { extensions?: { code?: string } }[];
  };
  const codes = (body.errors ?? []).map((error) => error.extensions?.code ?? '');
  return { status: response.status, data: body.data ?? null, codes };
}
