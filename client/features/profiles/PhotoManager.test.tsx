import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import { limits } from '#rules/limits.ts';
import { hearToasts } from '#tests/setup/toasts.ts';
// Loaded lazily in the product; imported here, so that no test waits for it.
import './Cropping.tsx';
import { PhotoManager } from './PhotoManager.tsx';
import { OwnPhotosDocument, OwnTickDocument } from './photos.generated.ts';
import type { PhotoUploads } from './use-photo-uploads.ts';

hearToasts();

/** Fakes of the browser's drawing: pictures of a camera, and a canvas that writes few bytes. */
const camera = { naturalWidth: 4_000, naturalHeight: 3_000 };
let drawn: unknown[][];
let written: number;
const uploads = {
  uploads: [],
  isBusy: false,
  isPreparing: false,
  previews: new Map(),
  arrived: 0,
  add: vi.fn<PhotoUploads['add']>(),
  refuse: vi.fn<PhotoUploads['refuse']>(),
  remove: vi.fn(),
  retry: vi.fn(),
} satisfies PhotoUploads;
let root: Root;
let place: HTMLElement;

async function open({ count = 0, verified = false, reviewed = 0 } = {}): Promise<void> {
  const cache = createCache();
  const photos = Array.from({ length: count }, (_, displayOrder) => ({
    __typename: 'Photo',
    id: `photo-${displayOrder}`,
    aspectRatio: 0.8,
    displayOrder,
    thumbHash: '',
    small: '/small',
    card: '/card',
    medium: '/medium',
  }));
  const profile = {
    __typename: 'OwnProfile',
    id: 'me',
    isVerified: verified,
    reviewedPhotos: photos.slice(0, reviewed),
  };
  const viewer = { __typename: 'Viewer', id: 'me', photos, verification: null, profile };
  cache.writeQuery({ query: OwnPhotosDocument as DocumentNode, data: { viewer } });
  cache.writeQuery({ query: OwnTickDocument as DocumentNode, data: { viewer } });
  const client = new ApolloClient({ cache, link: ApolloLink.empty(), dataMasking: true });
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <PhotoManager viewerId="me" photos={photos as never} uploads={uploads} />
      </ApolloProvider>,
    ),
  );
}

/** A button anywhere on the page: dialogs are at the end of the body. */
const button = (name: string) => {
  const isIt = (each: Element) => (each.getAttribute('aria-label') ?? each.textContent) === name;
  return [...document.querySelectorAll('button')].find(isIt);
};
/** Waits until the condition holds: dialogs appear a moment later. */
async function until(isSo: () => boolean): Promise<void> {
  for (let left = 100; left > 0 && !isSo(); left -= 1) await act(() => new Promise((done) => setTimeout(done, 20)));
}
async function press(name: string): Promise<void> {
  await until(() => button(name)?.disabled === false);
  expect(button(name), name).toBeDefined();
  await act(async () => button(name)?.click());
}
const file = (name: string, bytes: number, type = 'image/jpeg') => new File([new Uint8Array(bytes)], name, { type });
async function choose(...files: File[]): Promise<void> {
  const input = place.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is no place for files.');
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
}
const added = () => uploads.add.mock.calls.map(([{ name, type, size }]) => ({ name, type, size }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  URL.createObjectURL = (given) => `blob:${(given as File).name}`;
  URL.revokeObjectURL = () => {};
  [drawn, written] = [[], 300_000];
  uploads.add.mockClear();
  uploads.refuse.mockClear();
  Object.defineProperties(HTMLImageElement.prototype, {
    decode: { value: async () => undefined, configurable: true, writable: true },
    naturalWidth: { get: () => camera.naturalWidth, configurable: true },
    naturalHeight: { get: () => camera.naturalHeight, configurable: true },
  });
  const pen = { fillRect: () => undefined, drawImage: (...given: unknown[]) => void drawn.push(given.slice(1)) };
  HTMLCanvasElement.prototype.getContext = (() => pen) as never;
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob([new Uint8Array(written)]));
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
  for (const name of ['decode', 'naturalWidth', 'naturalHeight'])
    Reflect.deleteProperty(HTMLImageElement.prototype, name);
});

it('uses the whole of one photo and leaves another out, as its buttons say', async () => {
  await open();
  await choose(file('a.jpg', 100), file('b.jpg', 100));
  await press('Use whole photo');
  expect(drawn).toEqual([[0, 0, 4_000, 3_000, 0, 0, limits.uploadPixels, 1_080]]);
  expect(added()).toEqual([{ name: 'a.jpg', type: 'image/jpeg', size: 300_000 }]);
  expect(button('Skip')).toBeUndefined();
  await press('Leave it out');
  expect(added()).toHaveLength(1);
  expect(uploads.refuse).not.toHaveBeenCalled();
});

it('makes a photo of 5 MB and more smaller before it judges it', async () => {
  await open();
  await choose(file('large.jpg', limits.avatarBytes));
  await press('Use whole photo');
  expect(added()).toEqual([{ name: 'large.jpg', type: 'image/jpeg', size: 300_000 }]);
  expect(uploads.refuse).not.toHaveBeenCalled();
});

it('refuses what stays too large, and what it cannot make smaller because it is no picture', async () => {
  await open();
  written = limits.avatarBytes;
  await choose(file('stays.png', 100, 'image/png'));
  await press('Use whole photo');
  HTMLImageElement.prototype.decode = async () => Promise.reject(new Error('no picture'));
  await choose(file('large.jpg', limits.avatarBytes));
  await choose(file('small.jpg', 100));
  await until(() => uploads.refuse.mock.calls.length === 3);
  const large = 'File too large: Please select an image under 5MB';
  expect(uploads.refuse.mock.calls.map(([{ name }, why]) => [name, why])).toEqual([
    ['stays.png', large],
    ['large.jpg', large],
    ['small.jpg', 'Invalid file: Please upload an image file'],
  ]);
  expect(added()).toEqual([]);
});

it('shows one hint before the photos, and folds the other rules away', async () => {
  await open({ count: 2, verified: true });
  expect(place.querySelector('section > p')?.textContent).toBe(
    'JPG or PNG. A clear picture of your face is liked most.',
  );
  const rules = place.querySelector('details');
  expect(rules?.open).toBe(false);
  expect(rules?.textContent).toMatch(/the first is the main one\. A main photo added after your selfie/);
  await open({ count: 1 });
  expect(place.querySelector('details')).toBeNull();
});

/** The text of a dialog. */
async function asked(title: string): Promise<string | null | undefined> {
  const found = () => document.querySelector('[role=dialog]')?.textContent;
  await until(() => found()?.includes(title) === true);
  return found();
}

const ends =
  'The new main photo was added after your selfie was approved. Your verified tick goes until a new selfie is approved.';

it('warns of the tick where the new main photo came after the review', async () => {
  await open({ count: 2, verified: true, reviewed: 1 });
  await press('Make photo 2 the main photo');
  expect(await asked('Change your main photo?')).toContain(ends);
  await press('Keep it');
  await press('Delete photo 1');
  expect(await asked('Delete this photo?')).toContain(`the next one takes its place. ${ends}`);
});

it('asks nothing of the tick where a reviewer saw the new main photo', async () => {
  await open({ count: 3, verified: true, reviewed: 2 });
  await press('Make photo 2 the main photo');
  await press('Delete photo 1');
  const question = await asked('Delete this photo?');
  expect(question).toContain('the next one takes its place. This cannot be undone.');
  expect(question).not.toContain('tick');
  expect(document.body.textContent).not.toContain('Change your main photo?');
});

it('speaks of no next photo where the only one is deleted', async () => {
  await open({ count: 1, verified: true });
  await press('Delete photo 1');
  const question = await asked('Delete this photo?');
  expect(question).toContain('This cannot be undone.');
  expect(question).not.toContain('the next one');
  expect(question).not.toContain('tick');
});
