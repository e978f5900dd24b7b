import type { ApolloCache, ApolloClient, Reference } from '@apollo/client';
import { OwnPhotosDocument, OwnTickDocument } from './photos.generated.ts';

/** What changes the list of photos is sent in the order in which it was asked for. */
export const photoQueue = { queue: 'photos' } as const;

/** How many photos the viewer has, as far as it is known here. */
export function photoCount(cache: ApolloCache): number | null {
  return cache.readQuery({ query: OwnPhotosDocument })?.viewer?.photos.length ?? null;
}

/** The photos of the viewer are those of their profile too, and the first is its main one: keeps the two alike. */
export function alignProfile(cache: ApolloCache): void {
  const viewer = cache.readQuery({ query: OwnPhotosDocument })?.viewer;
  if (!viewer) return;
  const photos = viewer.photos.flatMap(({ id }) => cache.identify({ __typename: 'Photo', id }) ?? []);
  const references = photos.map((__ref): Reference => ({ __ref }));
  cache.modify<{ avatar: Reference | null; photos: readonly Reference[] }>({
    id: cache.identify({ __typename: 'OwnProfile', id: viewer.id }),
    fields: { avatar: () => references[0] ?? null, photos: () => references },
  });
}

/** A main photo that no reviewer saw takes the verified tick away: who has it asks whether it is still there. */
export async function refreshTick(client: ApolloClient): Promise<void> {
  const query = OwnTickDocument;
  if (!client.readQuery({ query })?.viewer?.profile?.verified) return;
  await client.query({ query, fetchPolicy: 'network-only' }).catch(() => undefined);
}
