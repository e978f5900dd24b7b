/** One document over HTTP and over a socket, each answer as it can be compared with the other. */
import type { Client } from 'graphql-ws';
import type { GraphQLErrorBody, TestApp } from './app.ts';
import type { HostileDocument } from './hostile-documents.ts';

export type Verdict = { data: unknown; errors: GraphQLErrorBody[] };
export type HttpVerdict = Verdict & { status: number; body: string };

/** What an answer must never hold: stacks, paths of files, statements, names of hosts and of what the server is made of. */
export const gossip = new RegExp(
  [
    String.raw`node_modules|\bat (async )?[\w.<>]+ \(|\\n\s+at |\.[jt]s:\d+|/work/|/home/|/root/|/tmp/|file://`,
    String.raw`(select|from|into|update|join) \\"\w+\\"|::(uuid|text|timestamptz|int)\b|\bselect (\*|exists|case)|\bwhere \w+_\w+ =|returning \*`,
    'ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EPIPE|localhost|127\\.0\\.0\\.1|postgres|kysely|sqlstate|pg_catalog|violates|invalid input syntax|byte sequence',
    'TypeError|ReferenceError|RangeError|is not a function|Cannot read propert|\\[object ',
  ].join('|'),
  'i',
);

/** An error without what differs from run to run. */
function plain({ message, extensions, path }: GraphQLErrorBody): GraphQLErrorBody {
  const { id, ...rest } = extensions ?? {};
  return { message, extensions: { ...rest, ...(id === undefined ? {} : { id: 'an id' }) }, ...(path && { path }) };
}

export function verdictOver(app: Pick<TestApp, 'url'>, token: string | undefined, socket: Client) {
  return {
    async http(document: HostileDocument): Promise<HttpVerdict> {
      const response = await fetch(`${app.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(document),
      });
      const body = await response.text();
      const { data = null, errors = [] } = JSON.parse(body) as Partial<Verdict>;
      return { status: response.status, body, data, errors: errors.map(plain) };
    },

    socket(document: HostileDocument): Promise<Verdict> {
      return new Promise((resolve, reject) => {
        let verdict: Verdict = { data: null, errors: [] };
        socket.subscribe(document, {
          next: ({ data = null, errors = [] }) => {
            verdict = { data, errors: errors.map((error) => plain(error as GraphQLErrorBody)) };
          },
          error: (error) => {
            if (!Array.isArray(error)) return reject(error);
            resolve({ data: null, errors: error.map((each) => plain(each as GraphQLErrorBody)) });
          },
          complete: () => resolve(verdict),
        });
      });
    },
  };
}
