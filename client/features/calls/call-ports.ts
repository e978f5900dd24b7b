import type { CallEnd } from '#client/components/events/ViewerEvents.generated.ts';
import type { LinePorts } from './line.ts';

/** The external dependencies of a call: the server, the devices, the clock. */
export type CallPorts = LinePorts & {
  /** Works even while the page is being closed. */
  hangUp: (matchId: string, callId: string, end: CallEnd) => void;
  devices: Pick<MediaDevices, 'getUserMedia'> | undefined;
  isSavingData: () => boolean;
  stream: () => MediaStream;
  newId: () => string;
  now: () => number;
  /** Shows a message as a toast after the call's view has closed. */
  say: (title: string, description?: string) => void;
};
