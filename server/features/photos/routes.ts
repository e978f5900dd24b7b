import type { FastifyInstance } from 'fastify';
import { limits } from '#rules/limits.ts';
import { idOf } from '#server/base/ids.ts';
import { noPicture, pictureHeaders } from '#server/base/picture-answers.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { photoFolder } from '#server/ports/storage-keys.ts';
import { readAddress } from './lib/addresses.ts';
import { askForCardSize } from './service.ts';
import { isShownPhoto } from './verdict-service.ts';

type Route = { Params: { id: string; file: string }; Querystring: { e?: unknown; s?: unknown; d?: unknown } };

const CARD = String(limits.photoSizes.card);
/** Sent in the place of the size for cards, which a photo of before that size gets when it is asked for. */
const NEXT = String(limits.photoSizes.medium);
const FILE = /^([0-9]{2,4})\.(webp|jpeg)$/;
/** The seconds for which a CDN or a proxy may answer without asking. With our own cached verdict, a photo is gone within a minute. */
const SHARED_SECONDS = 30;

const acceptsAvif = (accept = ''): boolean =>
  accept.split(',').some((part) => /^\s*image\/avif\s*(?:;|$)/.test(part) && !/;\s*q=0(?:\.0*)?\s*$/.test(part));

/**
 * GET /photos/<id>/<pixels>.<webp|jpeg>?e&s: a rendition, which never changes. A browser that accepts AVIF gets that instead of WebP, once it
 * exists.
 */
export async function registerPhotos(app: FastifyInstance, deps: Deps): Promise<void> {
  const { storage } = deps.ports;
  // A CDN in front of us has another origin than the page.
  const policy = deps.config.s3?.publicUrl ? 'cross-origin' : 'same-origin';
  app.get<Route>('/photos/:id/:file', async (request, reply) => {
    const id = idOf(request.params.id);
    const [, size, format] = FILE.exec(request.params.file) ?? [];
    if (id === null || size === undefined || format === undefined) return noPicture(reply);
    const address = readAddress(deps, { id, ...request.query });
    if (address === null || !(await isShownPhoto(deps, id, address.isForConsole))) return noPicture(reply);
    const open = async (pixels: string, as: string) => {
      const file = await storage.open(`${photoFolder(id)}${pixels}.${as}`);
      return file && { ...file, format: as };
    };
    const isAvifWanted = format === 'webp' && acceptsAvif(request.headers.accept);
    const openBest = async (pixels: string) =>
      (isAvifWanted ? await open(pixels, 'avif') : null) ?? (await open(pixels, format));
    let found = await openBest(size);
    if (found === null && size === CARD) {
      found = await openBest(NEXT);
      if (found !== null) await askForCardSize(deps, id);
    }
    if (found === null) return noPicture(reply);
    const caching = address.isForConsole
      ? 'private, no-store'
      : `public, max-age=${address.secondsLeft}, s-maxage=${Math.min(SHARED_SECONDS, address.secondsLeft)}, immutable`;
    return reply
      .headers({
        ...pictureHeaders,
        'cross-origin-resource-policy': policy,
        ...(format === 'webp' ? { vary: 'accept' } : {}),
        'content-type': `image/${found.format}`,
        'content-length': found.length,
        'cache-control': caching,
      })
      .send(found.stream);
  });
}
