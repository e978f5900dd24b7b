import { tellCall } from '#client/components/events/call-request.ts';
import { PhoneIcon, VideoIcon } from '#client/ui/call-icons.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { texts } from './texts.ts';

type Props = {
  match: { id: string; canViewerCall?: boolean };
  name: string;
  photo: string | null;
};

export function CallButtons({ match, name, photo }: Props) {
  if (!match.canViewerCall) return null;
  const dial = (hasVideo: boolean) => tellCall({ type: 'dial', matchId: match.id, name, photo, hasVideo });
  return (
    <div className="flex shrink-0">
      <IconButton label={texts.voiceCall(name)} icon={<PhoneIcon />} onClick={() => dial(false)} />
      <IconButton label={texts.videoCall(name)} icon={<VideoIcon />} onClick={() => dial(true)} />
    </div>
  );
}
