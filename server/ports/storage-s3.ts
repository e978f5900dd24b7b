import type { Readable } from 'node:stream';
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '#server/config/groups.ts';
import type { Storage } from './storage.ts';
import { isRendition, requireKey } from './storage-keys.ts';

const CONNECT_MS = 3_000;
const ANSWER_MS = 15_000;
const ATTEMPTS = 3;

/** Loaded on demand: the library is large, and most installations store photos in a folder. */
const sdk = () => import('@aws-sdk/client-s3');

const noneIfMissing = (error: { $metadata?: { httpStatusCode?: number } }): null => {
  if (error.$metadata?.httpStatusCode === 404) return null;
  throw error;
};

async function connect(settings: S3Settings): Promise<S3Client> {
  const { S3Client } = await sdk();
  const { endpoint, region, accessKeyId, secretAccessKey, forcePathStyle } = settings;
  return new S3Client({
    ...(endpoint === null ? {} : { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle,
    // Many stores other than Amazon's refuse the checksums that the library adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
  });
}

/** Only the server reads the buckets: renditions in one, all other files in the other. */
export function createS3Storage(settings: S3Settings): Storage {
  let connected: Promise<S3Client> | null = null;

  function client(): Promise<S3Client> {
    connected ??= connect(settings);
    return connected;
  }

  const place = (key: string) => ({
    Bucket: isRendition(key) ? settings.bucket : settings.privateBucket,
    Key: requireKey(key),
  });

  async function get(key: string): Promise<GetObjectCommandOutput | null> {
    const { GetObjectCommand } = await sdk();
    return (await client()).send(new GetObjectCommand(place(key))).catch(noneIfMissing);
  }

  async function keysIn(folder: string): Promise<string[]> {
    const { ListObjectsV2Command } = await sdk();
    const { Bucket, Key } = place(folder);
    const keys: string[] = [];
    let token: string | undefined;
    do {
      const page = await (await client()).send(
        new ListObjectsV2Command({ Bucket, Prefix: Key, ContinuationToken: token }),
      );
      for (const { Key: found } of page.Contents ?? []) if (found !== undefined) keys.push(found);
      token = page.NextContinuationToken;
    } while (token !== undefined);
    return keys;
  }

  return {
    async put(key, bytes, contentType) {
      const { PutObjectCommand } = await sdk();
      const object = { ...place(key), Body: bytes, ContentType: contentType, ContentLength: bytes.length };
      await (await client()).send(new PutObjectCommand(object));
    },
    async read(key) {
      const found = await get(key);
      return found?.Body === undefined ? null : Buffer.from(await found.Body.transformToByteArray());
    },
    async open(key) {
      const found = await get(key);
      if (found?.Body === undefined || found.ContentLength === undefined) return null;
      return { stream: found.Body as Readable, length: found.ContentLength };
    },
    async remove(keyOrFolder) {
      const { DeleteObjectCommand } = await sdk();
      const keys = keyOrFolder.endsWith('/') ? await keysIn(keyOrFolder) : [keyOrFolder];
      // Files are deleted one by one, because a bulk deletion needs a checksum that some stores do not support.
      for (const key of keys) await (await client()).send(new DeleteObjectCommand(place(key)));
    },
  };
}
