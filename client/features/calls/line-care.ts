/** The ms in which a connection must come about or come back. After that ICE restarts once, and has the same time. */
export const PATIENCE_MS = 8_000;

type Given = {
  restart: () => Promise<void>;
  onConnected: () => void;
  /** The connection broke off, and is being restored. */
  onTrouble: () => void;
  /** The connection could not be restored. */
  onLost: () => void;
};

/** Watches that a connection comes about and stays. */
export function createLineCare({ restart, onConnected, onTrouble, onLost }: Given) {
  let isConnected = false;
  let hasRestarted = false;
  let patience: ReturnType<typeof setTimeout> | undefined;

  /** Waits for the connection, then restarts it once, then gives up. */
  function wait(): void {
    clearTimeout(patience);
    patience = setTimeout(() => (hasRestarted ? onLost() : mend()), PATIENCE_MS);
  }

  function mend(): void {
    hasRestarted = true;
    wait();
    void restart();
  }

  return {
    /** The call was answered: the wait for the connection begins. */
    begin(): void {
      if (!isConnected) wait();
    },
    onState(state: RTCPeerConnectionState): void {
      if (state === 'connected') {
        clearTimeout(patience);
        isConnected = true;
        hasRestarted = false;
        onConnected();
      } else if ((state === 'disconnected' || state === 'failed') && isConnected) {
        isConnected = false;
        onTrouble();
        mend();
      }
    },
    end: () => clearTimeout(patience),
  };
}
