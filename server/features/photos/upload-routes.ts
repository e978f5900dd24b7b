import type { FastifyInstance } from 'fastify';
import { messages } from '#rules/photos.ts';
import { idOf } from '#server/base/ids.ts';
import { receiveUpload, type UploadAnswer } from '#server/features/photos/upload-service.ts';
import type { Deps } from '#server/platform/context/context.ts';

type Route = { Params: { photoId: string }; Querystring: { expires?: string; signature?: string } };

export async function registerUploads(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body stays a stream: the service counts its bytes and stops reading at the limit.
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.put<Route>('/uploads/:photoId', async (request, reply) => {
      const { expires = '', signature = '' } = request.query;
      const photoId = idOf(request.params.photoId);
      const length = Number(request.headers['content-length'] ?? Number.NaN);
      const { status, message, retryAfter }: UploadAnswer =
        photoId === null
          ? { status: 404, message: messages.noPhoto }
          : await receiveUpload(deps, {
              photoId,
              expires,
              signature,
              contentType: request.headers['content-type'] ?? '',
              length: Number.isNaN(length) ? null : length,
              body: request.raw,
            });
      // A sender that timed out would otherwise go on sending.
      if (status === 408) reply.header('connection', 'close');
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
      return reply.status(status).header('cache-control', 'no-store').send(message);
    });
  });
}
