import { finished, type Readable } from 'node:stream';

type Options = {
  atMost: number;
  ms: number;
  /** Called for each part before it is kept; false ends the reading. */
  hold: (bytes: number) => boolean;
};

/** After giving up, no part is kept. The rest of the stream is drained, so that the connection stays open for the answer. */
export function readBody(
  body: Readable,
  { atMost, ms, hold }: Options,
): Promise<Buffer | 'too long' | 'full' | 'late'> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const giveUp = (why: 'too long' | 'full' | 'late'): void => {
      clearTimeout(timer);
      body.off('data', take).resume();
      resolve(why);
    };
    const timer = setTimeout(() => giveUp('late'), ms);
    const take = (chunk: Buffer): void => {
      length += chunk.length;
      if (length > atMost) giveUp('too long');
      else if (!hold(chunk.length)) giveUp('full');
      else chunks.push(chunk);
    };
    // This listener stays after the reading was given up, so that a later error of the stream is handled.
    finished(body, { writable: false }, (error) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve(Buffer.concat(chunks));
    });
    body.on('data', take);
  });
}
