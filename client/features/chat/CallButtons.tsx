import { useState } from 'react';
import { tellCall } from '#client/components/call-request.ts';
import { UpsellDialog } from '#client/components/UpsellDialog.tsx';
import { PhoneIcon, VideoIcon } from '#client/ui/call-icons.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { texts } from './messages.ts';

type Props = {
  match: { id: string; viewerCanCall?: boolean };
  name: string;
  photo: string | null;
};

/** Voice and video call. Without a plan they show what one would give. */
export function CallButtons({ match, name, photo }: Props) {
  const [isUpsellOpen, setUpsellOpen] = useState(false);
  function press(hasVideo: boolean): void {
    if (match.viewerCanCall) tellCall({ type: 'dial', matchId: match.id, name, photo, hasVideo });
    else if (match.viewerCanCall === false) setUpsellOpen(true);
  }
  return (
    <div className="flex shrink-0">
      <IconButton label={texts.voiceCall(name)} icon={<PhoneIcon />} onClick={() => press(false)} />
      <IconButton label={texts.videoCall(name)} icon={<VideoIcon />} onClick={() => press(true)} />
      <UpsellDialog topic="calls" open={isUpsellOpen} onOpenChange={setUpsellOpen} />
    </div>
  );
}
