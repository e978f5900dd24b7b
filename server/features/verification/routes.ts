import type { FastifyInstance } from 'fastify';
import { idOf } from '#server/base/ids.ts';
import { noPicture, pictureHeaders } from '#server/base/picture-answers.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { openSelfie } from './service.ts';

type Route = { Params: { id: string; file: string }; Querystring: { expires?: string; signature?: string } };

/** GET /selfies/<id>/720.webp?expires&signature. No cache keeps the selfie. Any other address gets 404. */
export async function registerSelfies(app: FastifyInstance, deps: Deps): Promise<void> {
  app.get<Route>('/selfies/:id/:file', async (request, reply) => {
    const { expires = '', signature = '' } = request.query;
    const id = idOf(request.params.id);
    const { file } = request.params;
    reply.header('cache-control', 'no-store');
    const found = id === null ? null : await openSelfie(deps, { id, file, expires, signature });
    if (found === null) return noPicture(reply);
    return reply
      .headers({ ...pictureHeaders, 'content-type': 'image/webp', 'content-length': found.length })
      .send(found.stream);
  });
}
