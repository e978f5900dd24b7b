type Options = {
  /** Called with the share that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** PUTs a file to a signed address. By XMLHttpRequest, because fetch does not tell how much has been sent. Rejects when it fails or is aborted. */
export function putFile(url: string, file: File, { onProgress, signal }: Options): Promise<void> {
  return new Promise((resolve, reject) => {
    // A signal that has spoken already calls no listener any more.
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
    request.send(file);
  });
}
