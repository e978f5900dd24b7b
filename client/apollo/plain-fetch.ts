type Answer = { status: number; data: unknown; codes: readonly string[] };

/**
 * Sends one GraphQL operation without Apollo, for the landing page and the route gates. Rejects if the network fails or after 20 s. Any
 * answer of the server resolves to its status, its data and the codes of its errors.
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
    // Longer than the server's timeout of any document.
    signal: AbortSignal.timeout(20_000),
  });
  const body = (await response.json().catch(() => ({}))) as {
    data?: unknown;
    errors?: { extensions?: { code?: string } }[];
  };
  const codes = (body.errors ?? []).map((error) => error.extensions?.code ?? '');
  return { status: response.status, data: body.data ?? null, codes };
}
