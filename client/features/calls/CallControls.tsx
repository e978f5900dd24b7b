import { type RefObject, useSyncExternalStore } from 'react';
import {
  ExpandIcon,
  HangUpIcon,
  MicIcon,
  MicOffIcon,
  ShrinkIcon,
  VideoIcon,
  VideoOffIcon,
} from '#client/ui/call-icons.tsx';
import { CallButton } from './CallButton.tsx';
import { texts } from './texts.ts';

type Props = {
  isMuted: boolean;
  isCameraOn: boolean;
  hasDevices: boolean;
  screen: RefObject<HTMLElement | null>;
  onMicrophone: () => void;
  onCamera: () => void;
  onHangUp: () => void;
};

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

function FullscreenButton({ screen }: Pick<Props, 'screen'>) {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  // iPhones do not support full screen.
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    const done = isFull ? document.exitFullscreen() : screen.current?.requestFullscreen();
    done?.catch(() => undefined);
  };
  return (
    <CallButton
      label={texts.fullscreen}
      icon={isFull ? <ShrinkIcon /> : <ExpandIcon />}
      tone="quiet"
      aria-pressed={isFull}
      onClick={toggle}
    />
  );
}

export function CallControls({ isMuted, isCameraOn, hasDevices, screen, onMicrophone, onCamera, onHangUp }: Props) {
  return (
    <fieldset aria-label={texts.controls} className="flex items-center justify-center gap-3 sm:gap-4">
      <CallButton
        label={texts.mute}
        icon={isMuted ? <MicOffIcon /> : <MicIcon />}
        tone={isMuted ? 'off' : 'quiet'}
        aria-pressed={isMuted}
        disabled={!hasDevices}
        onClick={onMicrophone}
      />
      <CallButton
        label={texts.camera}
        icon={isCameraOn ? <VideoIcon /> : <VideoOffIcon />}
        tone={isCameraOn ? 'quiet' : 'off'}
        aria-pressed={isCameraOn}
        disabled={!hasDevices}
        onClick={onCamera}
      />
      <CallButton label={texts.hangUp} icon={<HangUpIcon />} size="xl" tone="no" onClick={onHangUp} />
      <FullscreenButton screen={screen} />
    </fieldset>
  );
}
