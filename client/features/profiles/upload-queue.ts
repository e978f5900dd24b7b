type State =
  | { status: 'waiting' }
  | { status: 'uploading'; percent: number }
  /** The file has arrived and the server rebuilds it. This step cannot be cancelled. */
  | { status: 'preparing' }
  | ({ status: 'failed' } & Failure);

/** `preview` is an address that an image can show. */
export type Upload = { key: number; preview: string; file: File } & State;

/** The reason why a photo was not accepted, and whether a retry with the same file may succeed. */
export type Failure = { message: string; canRetry: boolean };

export type Steps = { signal: AbortSignal; onProgress: (share: number) => void; onSent: () => void };

type Ports = {
  /** Uploads a photo. Resolves with the failure, or null for success. A cancelled upload may reject. */
  send: (file: File, steps: Steps, preview: string) => Promise<Failure | null>;
  /** The failure for an upload that rejected. */
  lost: (error: unknown) => Failure;
  changed: (uploads: readonly Upload[]) => void;
  failed: (failure: Failure) => void;
  arrived: () => void;
};

function createUploadList(changed: Ports['changed']) {
  let uploads: readonly Upload[] = [];
  let nextKey = 1;

  const show = (now: readonly Upload[]) => {
    uploads = now;
    changed(uploads);
  };
  const put = (changing: number, state: State) =>
    show(
      uploads.map(({ key, preview, file, ...before }) => ({
        key,
        preview,
        file,
        ...(key === changing ? state : before),
      })),
    );
  const drop = (key: number) => show(uploads.filter((upload) => upload.key !== key));
  const append = (file: File, preview: string, state: State) => {
    show([...uploads, { key: nextKey, file, preview, ...state }]);
    nextKey += 1;
  };
  return { all: () => uploads, put, drop, append, clear: () => show([]) };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

export function createUploadQueue({ send, lost, changed, failed, arrived }: Ports) {
  const { all, put, drop, append, clear } = createUploadList(changed);
  let running: { key: number; abort: AbortController } | null = null;

  async function run(): Promise<void> {
    const upload = running === null ? all().find(({ status }) => status === 'waiting') : undefined;
    if (upload === undefined) return;
    const { key, file, preview } = upload;
    running = { key, abort: new AbortController() };
    const { signal } = running.abort;
    const onProgress = (share: number) =>
      signal.aborted || put(key, { status: 'uploading', percent: Math.floor(share * 100) });
    const steps: Steps = { signal, onProgress, onSent: () => signal.aborted || put(key, { status: 'preparing' }) };
    onProgress(0);
    const failure = await send(file, steps, preview).catch(lost);
    if (signal.aborted) return;
    running = null;
    if (failure === null) {
      drop(key);
      arrived();
    } else {
      put(key, { status: 'failed', ...failure });
      failed(failure);
    }
    await run();
  }

  const add = (file: File, preview: string, state: State) => {
    append(file, preview, state);
    void run();
  };

  const stop = (key: number) => {
    if (running?.key !== key) return;
    running.abort.abort();
    running = null;
  };

  return {
    add: (file: File, preview: string) => add(file, preview, { status: 'waiting' }),
    /** Shows a file that is not uploaded, with the reason. */
    refuse: (file: File, preview: string, message: string) =>
      add(file, preview, { status: 'failed', message, canRetry: false }),
    remove: (key: number) => {
      stop(key);
      drop(key);
      void run();
    },
    retry: (key: number) => {
      put(key, { status: 'waiting' });
      void run();
    },
    /** Cancels the current upload, for example when the page is left. */
    end: () => {
      if (running !== null) stop(running.key);
      clear();
    },
  };
}
