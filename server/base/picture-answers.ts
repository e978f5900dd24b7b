import type { FastifyReply } from 'fastify';

/** A browser treats the bytes as a picture and nothing else. */
export const pictureHeaders = {
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'content-disposition': 'inline',
} as const;

export const noPicture = (reply: FastifyReply): FastifyReply =>
  reply
    .status(404)
    .headers({ ...pictureHeaders, 'cache-control': 'no-store' })
    .type('text/plain')
    .send('Not found\n');
