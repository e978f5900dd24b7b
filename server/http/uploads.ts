import type { FastifyInstance } from 'fastify';
import { messages } from '#rules/profiles.ts';
import type { Deps } from '#server/context.ts';
import { receiveUpload } from '#server/features/photos/service.ts';
import { isId } from '#server/ids.ts';

type Route = { Params: { photoId: string }; Querystring: { expires?: string; signature?: string } };

/** PUT /uploads/<photoId>: the raw bytes of a reserved photo, to the address that `createPhotoUpload` signed. */
export async function registerUploads(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body stays a stream: the service counts it and stops reading at the limit.
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.put<Route>('/uploads/:photoId', async (request, reply) => {
      const { expires = '', signature = '' } = request.query;
      const answer = isId(request.params.photoId)
        ? await receiveUpload(deps, {
            photoId: request.params.photoId,
            expires,
            signature,
            contentType: request.headers['content-type'] ?? '',
            body: request.raw,
          })
        : { status: 404 as const, message: messages.noPhoto };
      return reply.status(answer.status).header('cache-control', 'no-store').send(answer.message);
    });
  });
}
