import { type ReactNode, useEffect } from 'react';
import { HangUpIcon, PhoneIcon, VideoIcon } from '#client/ui/call-icons.tsx';
import { CallButton } from './CallButton.tsx';
import { startTone } from './ring-tone.ts';
import { texts } from './texts.ts';

type Props = { hasVideo: boolean; onAccept: (withVideo: boolean) => void; onDecline: () => void };

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className="grid w-24 justify-items-center gap-2">
      {children}
      {/* The button beside it has the same name. */}
      <span aria-hidden="true" className="text-center text-sm leading-tight">
        {label}
      </span>
    </li>
  );
}

export function IncomingCall({ hasVideo, onAccept, onDecline }: Props) {
  useEffect(() => startTone('incoming'), []);
  const voice = hasVideo ? texts.answerVoice : texts.answer;
  return (
    <ul className="flex flex-wrap items-start justify-center gap-2 sm:gap-8">
      <Choice label={texts.decline}>
        <CallButton label={texts.decline} icon={<HangUpIcon />} size="xl" tone="no" onClick={onDecline} />
      </Choice>
      <Choice label={voice}>
        <CallButton
          label={voice}
          icon={<PhoneIcon />}
          size="xl"
          tone={hasVideo ? 'quiet' : 'yes'}
          onClick={() => onAccept(false)}
        />
      </Choice>
      {hasVideo && (
        <Choice label={texts.answerVideo}>
          <CallButton
            label={texts.answerVideo}
            icon={<VideoIcon />}
            size="xl"
            tone="yes"
            onClick={() => onAccept(true)}
          />
        </Choice>
      )}
    </ul>
  );
}
