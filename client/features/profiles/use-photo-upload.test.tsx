import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '#rules/limits.ts';
import { type PhotoUpload, usePhotoUpload } from './use-photo-upload.ts';

type Answer = { data: Record<string, object> };

/** The three steps as the hook sees them; each waits until the test lets it go. */
const world = vi.hoisted(() => ({
  reserved: [] as ((answer: { data: Record<string, object> }) => void)[],
  sent: [] as { name: string; arrive: () => void }[],
  completed: [] as string[],
  completion: { __typename: 'CompletePhotoUploadSuccess' } as object,
}));
vi.mock('#client/ui/toast.tsx', () => ({ toast: vi.fn(), clearToasts: vi.fn() }));
vi.mock('./put-file.ts', () => ({
  putFile: (_: string, file: File) =>
    new Promise<void>((arrive) => {
      world.sent.push({ name: file.name, arrive });
    }),
}));
vi.mock('./profiles.generated.ts', () => ({
  useCreatePhotoUploadMutation: () => [() => new Promise<Answer>((resolve) => world.reserved.push(resolve))],
  useCompletePhotoUploadMutation: () => [
    async ({ variables }: { variables: { input: { photoId: string } } }) => {
      world.completed.push(variables.input.photoId);
      return { data: { completePhotoUpload: world.completion } };
    },
  ],
}));

let photo: PhotoUpload;
let root: Root;
function Harness() {
  photo = usePhotoUpload(null);
  return null;
}

const picture = (name: string) => new File(['bytes'], name, { type: 'image/png' });
const reserve = (index: number, photoId: string) =>
  act(async () =>
    world.reserved[index]?.({
      data: { createPhotoUpload: { __typename: 'CreatePhotoUploadSuccess', photoId, uploadUrl: `/put/${photoId}` } },
    }),
  );

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = () => {};
  Object.assign(world, {
    reserved: [],
    sent: [],
    completed: [],
    completion: { __typename: 'CompletePhotoUploadSuccess' },
  });
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Harness />));
});
afterEach(() => act(async () => root.unmount()));

it('sends nothing when it is cancelled before the place is reserved', async () => {
  await act(async () => photo.choose(picture('a.png')));
  await act(async () => photo.cancel());
  await reserve(0, 'a');
  expect(world.sent).toEqual([]);
  expect(photo.upload).toEqual({ status: 'empty' });
});

it('keeps no photo that was cancelled when its last byte had just arrived', async () => {
  await act(async () => photo.choose(picture('a.png')));
  await reserve(0, 'a');
  await act(async () => photo.cancel());
  await act(async () => world.sent[0]?.arrive());
  expect(world.completed).toEqual([]);
  expect(photo.upload).toEqual({ status: 'empty' });
});

it('keeps the second of two choices, whichever arrives last', async () => {
  await act(async () => photo.choose(picture('a.png')));
  await act(async () => photo.choose(picture('b.png')));
  await reserve(1, 'b');
  await reserve(0, 'a');
  expect(world.sent.map(({ name }) => name)).toEqual(['b.png']);
  await act(async () => world.sent[0]?.arrive());
  expect(world.completed).toEqual(['b']);
  expect(photo.upload).toEqual({ status: 'done', preview: 'blob:b.png' });
});

it.each([
  ['PhotoRejected', false],
  ['NotAvailable', true],
])('after %s offers to try again: %s', async (__typename, canRetry) => {
  world.completion = { __typename, message: 'No.' };
  await act(async () => photo.choose(picture('a.png')));
  await reserve(0, 'a');
  await act(async () => world.sent[0]?.arrive());
  expect(photo.upload).toEqual({ status: 'failed', preview: 'blob:a.png', message: 'No.', canRetry });
});

it('refuses a file that is too large before anything is sent', async () => {
  const large = picture('large.png');
  Object.defineProperty(large, 'size', { value: limits.avatarBytes });
  await act(async () => photo.choose(large));
  expect(world.reserved).toEqual([]);
  expect(photo.upload).toMatchObject({ status: 'failed', canRetry: false });
});
