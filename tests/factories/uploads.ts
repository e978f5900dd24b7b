/** Photos through the API, as a browser sends them. */
import { photoQuery } from '#server/features/photos/lib/addresses.ts';
import type { Data, TestApp } from '#tests/setup/app.ts';
import type { Person } from './people.ts';

const CREATE = `mutation($input: CreatePhotoUploadInput!) { createPhotoUpload(input: $input) { __typename
  ... on CreatePhotoUploadSuccess { photoId uploadUrl } ... on UserError { code message } } }`;
const COMPLETE = `mutation($input: CompletePhotoUploadInput!) { completePhotoUpload(input: $input) { __typename
  ... on CompletePhotoUploadSuccess { photo { id displayOrder thumbHash } viewer { photos { id } } }
  ... on UserError { code message } } }`;

export type Purpose = 'AVATAR' | 'PHOTO' | 'SELFIE';

type Api = Pick<TestApp, 'gql' | 'url'>;

export async function reserve(
  app: Api,
  by: Person,
  byteSize: number,
  purpose: Purpose = 'PHOTO',
  contentType = 'image/jpeg',
): Promise<Data> {
  const answer = await app.gql(CREATE, { input: { contentType, byteSize, purpose } }, by.accessToken);
  return answer.data?.createPhotoUpload ?? answer;
}

export async function put(app: Api, url: string, bytes: Uint8Array, contentType = 'image/jpeg'): Promise<number> {
  const body = new Uint8Array(bytes);
  const response = await fetch(new URL(url, app.url), {
    method: 'PUT',
    headers: { 'content-type': contentType },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}

/** Reserves, sends the bytes and returns the photo's id, ready to be completed. */
export async function uploaded(
  app: Api,
  by: Person,
  bytes: Uint8Array,
  purpose: Purpose = 'PHOTO',
  contentType = 'image/jpeg',
): Promise<string> {
  const reserved = await reserve(app, by, bytes.length, purpose, contentType);
  if (reserved.photoId === undefined) throw new Error(JSON.stringify(reserved));
  const status = await put(app, reserved.uploadUrl, bytes, contentType);
  if (status !== 204) throw new Error(`The upload answered ${status}`);
  return reserved.photoId;
}

/** Completes an upload. Resolves with the payload, or with the whole answer when there is none. */
export async function completeOnce(app: Pick<Api, 'gql'>, by: Person, photoId: string): Promise<Data> {
  const answer = await app.gql(COMPLETE, { input: { photoId } }, by.accessToken);
  return answer.data?.completePhotoUpload ?? answer;
}

/** The same; like a browser, it comes back when too many wait to be decoded. */
export async function complete(app: Pick<Api, 'gql'>, by: Person, photoId: string): Promise<Data> {
  const answer = await completeOnce(app, by, photoId);
  return answer.errors?.[0]?.extensions?.code === 'RATE_LIMITED' ? complete(app, by, photoId) : answer;
}

/** The address of a rendition, as the API gives it out. */
export const photoPath = (app: Pick<TestApp, 'deps'>, photoId: string, file: string): string =>
  `/photos/${photoId}/${file}${photoQuery(app.deps, photoId)}`;
