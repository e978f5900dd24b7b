import { beforeEach, expect, it, vi } from 'vitest';
import { createUploadQueue, type Failure, type Steps, type Upload, type UploadQueue } from './upload-queue.ts';

type Trip = Steps & { name: string; end: (failure: Failure | null) => void; lose: (error: Error) => void };

let trips: Trip[];
let shown: readonly Upload[];
let failed: Failure[];
let arrived: number;
let queue: UploadQueue;

const picture = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' });
const states = () => shown.map(({ preview, status }) => `${preview} ${status}`);
const keyOf = (name: string) => shown.find(({ preview }) => preview === name)?.key ?? -1;
const trip = (index: number): Trip => {
  const found = trips[index];
  if (found === undefined) throw new Error(`There is no trip ${index}`);
  return found;
};
const flushed = () => vi.waitFor(() => undefined).then(() => new Promise((resolve) => setTimeout(resolve)));

beforeEach(() => {
  [trips, shown, failed, arrived] = [[], [], [], 0];
  queue = createUploadQueue({
    send: (file, steps) =>
      new Promise((end, lose) => {
        trips.push({ ...steps, name: file.name, end, lose });
      }),
    lost: (error) => ({ message: (error as Error).message, canRetry: true }),
    changed: (uploads) => {
      shown = uploads;
    },
    failed: (failure) => failed.push(failure),
    arrived: () => {
      arrived += 1;
    },
  });
});

it('sends one photo at a time, in the order of choice', async () => {
  for (const name of ['a', 'b', 'c']) queue.add(picture(name), name);
  expect(states()).toEqual(['a uploading', 'b waiting', 'c waiting']);
  trip(0).onProgress(0.479);
  expect(shown[0]).toMatchObject({ status: 'uploading', percent: 47 });
  trip(0).onSent();
  expect(states()[0]).toBe('a preparing');
  trip(0).end(null);
  await flushed();
  expect(states()).toEqual(['b uploading', 'c waiting']);
  expect([trips.map(({ name }) => name), arrived]).toEqual([['a', 'b'], 1]);
});

it('leaves one that failed in sight, sends the next, and the failed one again when asked', async () => {
  queue.add(picture('a'), 'a');
  queue.add(picture('b'), 'b');
  trip(0).lose(new Error('No network'));
  await flushed();
  expect(states()).toEqual(['a failed', 'b uploading']);
  expect(failed).toEqual([{ message: 'No network', canRetry: true }]);
  queue.retry(keyOf('a'));
  expect(states()).toEqual(['a waiting', 'b uploading']);
  trip(1).end(null);
  await flushed();
  expect(states()).toEqual(['a uploading']);
});

it('takes no further step with one that was cancelled, and goes on with the next', async () => {
  queue.add(picture('a'), 'a');
  queue.add(picture('b'), 'b');
  queue.remove(keyOf('a'));
  expect(trip(0).signal.aborted).toBe(true);
  expect(states()).toEqual(['b uploading']);
  // A late progress event.
  trip(0).onProgress(1);
  trip(0).onSent();
  trip(0).lose(new Error('aborted'));
  await flushed();
  expect([states(), failed, arrived]).toEqual([['b uploading'], [], 0]);
});

it('shows what is not worth sending and never sends it', async () => {
  queue.refuse(picture('a'), 'a', 'Please upload an image file');
  await flushed();
  expect(shown[0]).toMatchObject({ status: 'failed', canRetry: false, message: 'Please upload an image file' });
  expect(trips).toEqual([]);
});

it('ends with the page', async () => {
  queue.add(picture('a'), 'a');
  queue.add(picture('b'), 'b');
  queue.end();
  expect(trip(0).signal.aborted).toBe(true);
  trip(0).end(null);
  await flushed();
  expect([shown, trips.length, arrived]).toEqual([[], 1, 0]);
});
