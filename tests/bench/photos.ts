/**
 * What a picture costs that is small to send and long to decode: one pixel by sixteen million, in 31 KB. How soon it is refused, with
 * nothing else to do and while three people send it again and again, and what becomes of six ordinary photos beside them.
 */
import { createApi } from '../e2e/api.ts';
import { startProduct } from '../e2e/product.ts';
import { newcomer, type Person } from '../factories/people.ts';
import { flatPng, noisy } from '../factories/pictures.ts';
import { complete, completeOnce, uploaded } from '../factories/uploads.ts';
import { judge, median } from './deck/figures.ts';

const MARK_MS = 300;
/** As many as one account may fail with before its files are not opened any more. */
const PER_ACCOUNT = 10;
const ORDINARY = 6;
const LOOPS = 3;

/** Prints the figures; false when one is above its mark. */
export async function photos(): Promise<boolean> {
  // Everybody comes from this machine: it is no question here how many may.
  const product = await startProduct({ NODE_ENV: 'development', HOST: '127.0.0.1', REQUESTS_PER_MINUTE: '0' });
  try {
    const api = { ...createApi(product.url), url: product.url };
    const needle = flatPng(1, 16_000_000);
    const photo = await noisy(1_440, 1_440, 8);
    const people = (count: number): Promise<Person[]> =>
      Promise.all(Array.from({ length: count }, (_, n) => newcomer(api, `Person ${n}`, { profile: false })));

    /** What an upload came to, and how long that took once its bytes were there. */
    const timed = async (by: Person, bytes: Buffer, type: string, finish = complete) => {
      const id = await uploaded(api, by, bytes, 'PHOTO', type);
      const begun = performance.now();
      const answer = await finish(api, by, id);
      return { answer, ms: performance.now() - begun };
    };
    const refusals = async (by: Person, count: number): Promise<number[]> => {
      const taken: number[] = [];
      for (let n = 0; n < count; n += 1) {
        const { answer, ms } = await timed(by, needle, 'image/png', completeOnce);
        if (answer.__typename !== 'PhotoRejected') throw new Error(JSON.stringify(answer));
        taken.push(ms);
      }
      return taken;
    };
    const [first, second, ...others] = await people(2 + LOOPS + ORDINARY);
    if (first === undefined || second === undefined) throw new Error('There is nobody.');
    // The first image of a process waits for its decoder to start.
    const { ms: started } = await timed(first, photo, 'image/jpeg');
    const quiet = [...(await refusals(first, PER_ACCOUNT)), ...(await refusals(second, PER_ACCOUNT))];

    let isOver = false;
    const looped: { ms: number; isRefused: boolean }[] = [];
    const loops = others.slice(0, LOOPS).map(async (by) => {
      while (!isOver) {
        const { answer, ms } = await timed(by, needle, 'image/png', completeOnce);
        looped.push({ ms, isRefused: answer.__typename === 'PhotoRejected' });
      }
    });
    const ordinary = await Promise.all(others.slice(LOOPS).map((by) => timed(by, photo, 'image/jpeg')));
    isOver = true;
    await Promise.all(loops);
    const refused = looped.filter(({ isRefused }) => isRefused).map(({ ms }) => ms);
    const failed = ordinary.filter(({ answer }) => answer.__typename !== 'CompletePhotoUploadSuccess');
    for (const { answer } of failed) console.log('An ordinary photo was answered by', JSON.stringify(answer));
    console.log(`A PNG of 1 x 16,000,000 pixels in ${needle.length} bytes, times in ms:`);
    return judge([
      { what: 'first photo of all, the decoder starts', value: started },
      { what: `refused, median of ${quiet.length}`, value: median(quiet), must: { atMost: MARK_MS } },
      { what: 'refused, slowest', value: Math.max(...quiet), must: { atMost: MARK_MS } },
      { what: `sent by ${LOOPS} in loops`, value: looped.length },
      { what: 'opened and refused there', value: refused.length },
      { what: 'refused there, median', value: median(refused) },
      {
        what: `of ${ORDINARY} ordinary photos beside them, shown`,
        value: ordinary.length - failed.length,
        must: { atLeast: ORDINARY },
      },
      { what: 'an ordinary photo there, slowest', value: Math.max(...ordinary.map(({ ms }) => ms)) },
    ]);
  } finally {
    await product.stop();
  }
}
