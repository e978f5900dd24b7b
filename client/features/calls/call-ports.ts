import type { CallEnd } from '#client/components/events/ViewerEvents.generated.ts';
import type { LinePorts } from './line.ts';

/** All that a call reaches out to: the server, the devices, the clock. */
export type CallPorts = LinePorts & {
  /** Ends a call even while the page is being closed. */
  hangUp: (matchId: string, callId: string, end: CallEnd) => void;
  devices: Pick<MediaDevices, 'getUserMedia'> | undefined;
  isSavingData: () => boolean;
  stream: () => MediaStream;
  newId: () => string;
  now: () => number;
  /** Says something in passing, once nothing is left to look at. */
  say: (title: string, description?: string) => void;
};
