type Answer = { status: number; data: unknown; codes: readonly string[] };

/** Without Apollo. Rejects if the network fails or after 20 s; any answer resolves to its status, data and error codes. */
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
