import { countSent } from '#client/lib/traffic.ts';

type Options = {
  /** Called with the share sent so far, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** PUTs a file to a signed URL. By XMLHttpRequest, because fetch reports no upload progress. Rejects on failure or abort. */
export function putFile(url: string, file: File, { onProgress, signal }: Options): Promise<void> {
  return new Promise((resolve, reject) => {
    // An aborted signal no longer calls new listeners.
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`The upload ended with status ${request.status}.`));
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', file.type);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : fail());
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    countSent(file);
    request.send(file);
  });
}
