import type { FastifyReply } from 'fastify';

/** Headers of a picture that a person sent: whatever its bytes, a browser takes it for a picture and nothing else. */
export const pictureHeaders = {
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'content-disposition': 'inline',
} as const;

/** Answers 404, which no cache keeps. */
export const noPicture = (reply: FastifyReply): FastifyReply =>
  reply
    .status(404)
    .headers({ ...pictureHeaders, 'cache-control': 'no-store' })
    .type('text/plain')
    .send('Not found\n');
