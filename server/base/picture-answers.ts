import type { FastifyReply } from 'fastify';

/** Headers of a picture that a person uploaded. A browser treats it as a picture and nothing else, for any bytes. */
export const pictureHeaders = {
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'content-disposition': 'inline',
} as const;

/** Answers 404, and no cache keeps it. */
export const noPicture = (reply: FastifyReply): FastifyReply =>
  reply
    .status(404)
    .headers({ ...pictureHeaders, 'cache-control': 'no-store' })
    .type('text/plain')
    .send('Not found\n');
