import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../context.ts';
import { idOf } from '../ids.ts';
import { photoFolder } from '../ports/storage-keys.ts';

const FILE = /^([0-9]{2,4})\.(webp|jpeg)$/;
const YEAR_SECONDS = 31_536_000;

/** Whatever its bytes, a browser takes it for nothing but a picture of ours. */
export const pictureHeaders = {
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'content-disposition': 'inline',
} as const;

export const noPicture = (reply: FastifyReply): FastifyReply =>
  reply.status(404).headers(pictureHeaders).type('text/plain').send('Not found\n');

const acceptsAvif = (accept = ''): boolean =>
  accept.split(',').some((part) => /^\s*image\/avif\s*(?:;|$)/.test(part) && !/;\s*q=0(?:\.0*)?\s*$/.test(part));

/**
 * GET /photos/<id>/<pixels>.<webp|jpeg>: a rendition, which never changes. Browsers that take AVIF are sent that in the place of WebP,
 * once it is made.
 */
export async function registerPhotos(app: FastifyInstance, { ports }: Deps): Promise<void> {
  app.get<{ Params: { id: string; file: string } }>('/photos/:id/:file', async (request, reply) => {
    const id = idOf(request.params.id);
    const [, size, format] = FILE.exec(request.params.file) ?? [];
    if (id === null || size === undefined || format === undefined) return noPicture(reply);
    const open = async (as: string) => {
      const file = await ports.storage.open(`${photoFolder(id)}${size}.${as}`);
      return file && { ...file, format: as };
    };
    const isAvifWanted = format === 'webp' && acceptsAvif(request.headers.accept);
    const found = (isAvifWanted ? await open('avif') : null) ?? (await open(format));
    if (found === null) return noPicture(reply);
    return reply
      .headers({
        ...pictureHeaders,
        ...(format === 'webp' ? { vary: 'accept' } : {}),
        'content-type': `image/${found.format}`,
        'content-length': found.length,
        'cache-control': `private, max-age=${YEAR_SECONDS}, immutable`,
      })
      .send(found.stream);
  });
}
