import type { ApolloCache, ApolloClient, Reference } from '@apollo/client';
import { OwnPhotosDocument, OwnTickDocument } from './photos.generated.ts';

/** Changes to the list of photos are sent one at a time, in their order. */
export const photoQueue = { queue: 'photos' } as const;

export function photoCount(cache: ApolloCache): number | null {
  return cache.readQuery({ query: OwnPhotosDocument })?.viewer?.photos.length ?? null;
}

/** Copies the viewer's photos to their profile: the same list, with the first as the main photo. */
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

/** An unreviewed main photo removes the verified tick: refetches the tick of a verified viewer. */
export async function refreshTick(client: ApolloClient): Promise<void> {
  const query = OwnTickDocument;
  if (!client.readQuery({ query })?.viewer?.profile?.isVerified) return;
  await client.query({ query, fetchPolicy: 'network-only' }).catch(() => undefined);
}
