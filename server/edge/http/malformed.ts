import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config/config.ts';
import { refusalHeaders } from './headers.ts';

type ConnectionError = Error & { code?: string };

const statusOf: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** So that answers before any route or hook have the headers of every response too. */
export function malformedAnswers(config: Pick<Config, 'mode'>) {
  const headers = refusalHeaders(config);
  return {
    frameworkErrors(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
      reply.status(400).headers(headers).type('text/plain').send('Bad request\n');
    },
    clientErrorHandler(error: ConnectionError, socket: Socket): void {
      if (error.code === 'ECONNRESET' || !socket.writable) {
        socket.destroy();
        return;
      }
      const lines = Object.entries({ ...headers, connection: 'close', 'content-length': '0' }).map(
        ([name, value]) => `${name}: ${value}`,
      );
      socket.end(`HTTP/1.1 ${statusOf[error.code ?? ''] ?? '400 Bad Request'}\r\n${lines.join('\r\n')}\r\n\r\n`);
    },
  };
}
