import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PhotoUploads, usePhotoUploads } from './use-photo-uploads.ts';

/** The server as seen by the hook: the number of photos, and the files reserved, sent and completed. */
const world = vi.hoisted(() => ({
  photos: 0 as number | null,
  reserved: [] as string[],
  sent: [] as string[],
  completed: [] as string[],
  completions: [] as (object | Error)[],
}));
const success = { __typename: 'CompletePhotoUploadSuccess' };

vi.mock('@apollo/client/react', () => ({ useApolloClient: () => ({ cache: {} }) }));
vi.mock('./photo-cache.ts', () => ({
  photoCount: () => world.photos,
  alignProfile: vi.fn(),
  refreshTick: vi.fn(),
  photoQueue: {},
}));
vi.mock('./put-file.ts', () => ({ putFile: async (url: string) => void world.sent.push(url) }));
vi.mock('./photos.generated.ts', () => ({
  useCreatePhotoUploadMutation: () => [
    async ({ purpose }: { purpose: string }) => {
      const photoId = `photo-${world.reserved.push(purpose)}`;
      return { __typename: 'CreatePhotoUploadSuccess', photoId, uploadUrl: `/put/${photoId}` };
    },
  ],
  useCompletePhotoUploadMutation: () => [
    async ({ photoId }: { photoId: string }) => {
      world.completed.push(photoId);
      const answer = world.completions.shift() ?? success;
      if (answer instanceof Error) throw answer;
      if ('__typename' in answer && answer.__typename === success.__typename) world.photos = (world.photos ?? 0) + 1;
      return answer;
    },
  ],
}));

let photos: PhotoUploads;
let root: Root;
function Harness() {
  photos = usePhotoUploads();
  return null;
}
const picture = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' });
const add = (...names: string[]) =>
  act(async () => {
    for (const name of names) photos.add(picture(name));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = () => {};
  Object.assign(world, { photos: 0, reserved: [], sent: [], completed: [], completions: [] });
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Harness />));
});
afterEach(() => act(async () => root.unmount()));

it('sends the first as the main photo and the others beside it', async () => {
  await add('a.jpg', 'b.jpg', 'c.jpg');
  expect(world.reserved).toEqual(['AVATAR', 'PHOTO', 'PHOTO']);
  expect([photos.uploads, photos.arrived, photos.isBusy]).toEqual([[], 3, false]);
  expect(photos.previews.get('photo-2')).toBe('blob:b.jpg');
});

it('replaces no main photo that it does not know of', async () => {
  world.photos = null;
  await add('a.jpg');
  expect(world.reserved).toEqual(['PHOTO']);
});

it('makes no second photo when only the answer was lost', async () => {
  world.completions = [new Error('No network')];
  await add('a.jpg');
  expect(photos.uploads).toMatchObject([{ status: 'failed', canRetry: true }]);
  await act(async () => photos.retry(photos.uploads[0]?.key ?? -1));
  expect(world).toMatchObject({ reserved: ['AVATAR'], sent: ['/put/photo-1'], completed: ['photo-1', 'photo-1'] });
  expect(photos.uploads).toEqual([]);
});

it('starts over when what was sent is gone', async () => {
  const gone = { __typename: 'NotAvailable', message: 'Gone.' };
  world.completions = [gone, gone];
  await add('a.jpg');
  await act(async () => photos.retry(photos.uploads[0]?.key ?? -1));
  expect(world.completed).toEqual(['photo-1', 'photo-1', 'photo-2']);
  expect(photos.uploads).toEqual([]);
});

it('offers no second try of one that the server refused', async () => {
  world.completions = [{ __typename: 'PhotoRejected', message: 'No photo.' }];
  await add('a.jpg');
  expect(photos.uploads).toMatchObject([{ status: 'failed', canRetry: false, message: 'No photo.' }]);
});

it('shows a refused file with the words that follow the title', async () => {
  await act(async () => photos.refuse(picture('a.jpg'), 'File too large: Please select an image under 5MB'));
  expect(photos.uploads).toMatchObject([{ status: 'failed', message: 'Please select an image under 5MB' }]);
  expect(world.reserved).toEqual([]);
});
