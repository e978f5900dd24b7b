import type { FastifyInstance } from 'fastify';
import type { Deps } from '../context.ts';
import { idOf } from '../ids.ts';

const FILE = /^[0-9]{2,4}\.(webp|jpeg)$/;
const YEAR_SECONDS = 31_536_000;

/** GET /photos/<id>/<pixels>.<webp|jpeg>: a rendition, which never changes. Whatever its bytes, a browser takes it for nothing but a picture. */
export async function registerPhotos(app: FastifyInstance, { ports }: Deps): Promise<void> {
  app.get<{ Params: { id: string; file: string } }>('/photos/:id/:file', async (request, reply) => {
    const id = idOf(request.params.id);
    const { file } = request.params;
    reply.headers({
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
    });
    const format = FILE.exec(file)?.[1];
    const found = format !== undefined && id !== null ? await ports.storage.open(`photos/${id}/${file}`) : null;
    if (found === null) return reply.status(404).type('text/plain').send('Not found\n');
    return reply
      .headers({
        'content-type': `image/${format}`,
        'content-length': found.length,
        'content-disposition': 'inline',
        'cache-control': `private, max-age=${YEAR_SECONDS}, immutable`,
      })
      .send(found.stream);
  });
}
