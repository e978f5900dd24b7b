/** A page's side of what the phone keeps. */
import type { OperationVariables, TypedDocumentNode, Unmasked } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { endedMatches } from '#client/apollo/ended-matches.ts';
import { session } from '#client/apollo/session.ts';
import { matchOf } from './names.ts';
import { snapshots } from './snapshot.ts';

/** `data` is null when nothing may be kept; `threads` are the chats that may stay, or null if the page does not know them all. */
type Found = { data: unknown; threads: readonly string[] | null };
/** What a page has in the cache; undefined before there is an answer. */
type Source = { asked: string; read: () => Found | undefined };

/** The pages of this visit. `changed` is set by the part that keeps them. */
export const sources = Object.assign(new Map<string, Source>(), { changed: () => {} });

/** The build writes the id; under `npm run dev` documents have none, and nothing is kept. */
export const askedOf = (query: object, variables: object): string | null => {
  const { id } = query as { id?: string };
  return id === undefined ? null : `${id} ${JSON.stringify(variables)}`;
};

export function snapshotOf<D, V extends OperationVariables>(
  name: string,
  query: TypedDocumentNode<D, V>,
  variables: V,
): Unmasked<D> | null {
  const kept = endedMatches.has(matchOf(name)) ? undefined : snapshots().get(name);
  return kept?.asked === askedOf(query, variables) && kept.session === session.id() ? (kept.data as Unmasked<D>) : null;
}

export type Kept<D, V extends OperationVariables> = {
  name: string;
  query: TypedDocumentNode<D, V>;
  variables: V;
  /** What is kept of an answer; null for nothing. Must be the same function in each render. */
  cut: (data: Unmasked<D>) => Unmasked<D> | null;
  threads?: (data: Unmasked<D>) => readonly string[] | null;
};

/** Has the page kept as it is in the cache. */
export function useKept<D, V extends OperationVariables>({ name, query, variables, cut, threads }: Kept<D, V>): void {
  const { cache } = useApolloClient();
  const asked = askedOf(query, variables);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` stands for the query and its variables.
  useEffect(() => {
    if (asked === null) return;
    const read = () => {
      const data = cache.readQuery({ query, variables }) as Unmasked<D> | null;
      return data === null ? undefined : { data: cut(data), threads: threads?.(data) ?? null };
    };
    sources.set(name, { asked, read });
    sources.changed();
  }, [cache, name, asked, cut, threads]);
}
