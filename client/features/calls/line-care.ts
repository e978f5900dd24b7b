/** How long a lost connection may take to come back, or a new one to come about, before another way is tried, and after that. */
export const PATIENCE_MS = 8_000;

type Given = {
  /** Looks for another way. */
  restart: () => Promise<void>;
  onConnected: () => void;
  /** It broke off, and is being mended. */
  onTrouble: () => void;
  /** It could not be mended. */
  onLost: () => void;
};

/** The care that a connection comes about and stays. */
export function createLineCare({ restart, onConnected, onTrouble, onLost }: Given) {
  let isConnected = false;
  let hasRestarted = false;
  let patience: ReturnType<typeof setTimeout> | undefined;

  /** Gives the connection its time, then looks for another way once, then gives up. */
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
    /** The call was answered: from now on the connection has its time to come about. */
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
