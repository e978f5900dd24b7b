/** A store that speaks as much of the S3 protocol as ours uses, and takes only what is signed. */
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

type Kept = { bytes: Buffer; type: string; caching: string | null };
export type S3Request = { method: string; path: string; query: URLSearchParams; headers: IncomingMessage['headers'] };
export type S3Double = {
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** By `<bucket>/<key>`. */
  files: Map<string, Kept>;
  requests: S3Request[];
  /** The next requests are answered with these statuses instead. */
  failures: number[];
  stop(): Promise<void>;
};

const accessKeyId = 'AKIATESTTESTTEST';
const secretAccessKey = 'a secret of the store in tests';
/** Few, so that a folder has more than one page. */
const PAGE = 3;

const SHAPE =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([a-z0-9-]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;
const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** Signature Version 4, as Amazon documents it. */
function isSigned(request: S3Request, rawPath: string, body: Buffer): boolean {
  const [, key, day = '', region = '', names = '', signature] = SHAPE.exec(request.headers.authorization ?? '') ?? [];
  const payload = String(request.headers['x-amz-content-sha256']);
  if (key !== accessKeyId || (payload !== sha256(body) && payload !== 'UNSIGNED-PAYLOAD')) return false;
  const query = [...request.query]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, rawPath, query, headers.join(''), names, payload].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const signing = hmac(hmac(hmac(hmac(`AWS4${secretAccessKey}`, day), region), 's3'), 'aws4_request');
  return hmac(signing, text).toString('hex') === signature;
}

const xml = (text: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${text}`;
const failure = (code: string): string => xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

export async function startS3Double(): Promise<S3Double> {
  const files = new Map<string, Kept>();
  const requests: S3Request[] = [];
  const failures: number[] = [];

  function list(bucket: string, query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? '';
    const all = [...files.keys()]
      .filter((name) => name.startsWith(`${bucket}/${prefix}`))
      .map((name) => name.slice(bucket.length + 1))
      .sort();
    const from = Number(query.get('continuation-token') ?? 0);
    const more = from + PAGE < all.length;
    const contents = all.slice(from, from + PAGE).map((key) => `<Contents><Key>${key}</Key></Contents>`);
    const next = more ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
    return xml(
      `<ListBucketResult><Name>${bucket}</Name><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    );
  }

  const server = createServer(async (call, answer) => {
    const body = await buffer(call);
    const { pathname, searchParams } = new URL(call.url ?? '/', 'http://s3');
    const request = { method: call.method ?? '', path: pathname, query: searchParams, headers: call.headers };
    requests.push(request);
    const [, bucket = '', ...rest] = pathname.split('/').map(decodeURIComponent);
    const name = `${bucket}/${rest.join('/')}`;
    const kept = files.get(name);
    const broken = failures.shift();
    if (broken !== undefined) return answer.writeHead(broken).end(failure('InternalError'));
    if (!isSigned(request, pathname, body)) return answer.writeHead(403).end(failure('SignatureDoesNotMatch'));
    if (call.method === 'GET' && searchParams.get('list-type') === '2') {
      return answer.writeHead(200, { 'content-type': 'application/xml' }).end(list(bucket, searchParams));
    }
    if (call.method === 'PUT') {
      const { 'content-type': type = '', 'cache-control': caching = null } = call.headers;
      files.set(name, { bytes: body, type, caching });
      return answer.writeHead(200, { etag: `"${sha256(body)}"` }).end();
    }
    if (call.method === 'DELETE') {
      files.delete(name);
      return answer.writeHead(204).end();
    }
    if (kept === undefined) return answer.writeHead(404).end(failure('NoSuchKey'));
    return answer.writeHead(200, { 'content-type': kept.type, 'content-length': kept.bytes.length }).end(kept.bytes);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    accessKeyId,
    secretAccessKey,
    files,
    requests,
    failures,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
