/**
 * Tells the other device what the sound does not: that a microphone is off. Both open the channel by themselves under one number; an
 * older page opens none, and hears nothing. Returns the function that tells.
 */
export function createMicrophoneSign(
  connection: Pick<RTCPeerConnection, 'createDataChannel'>,
  onTheirs: (isMuted: boolean) => void,
): (isMuted: boolean) => void {
  const channel = connection.createDataChannel('microphone', { negotiated: true, id: 0 });
  let own = false;
  const tell = () => {
    if (channel.readyState === 'open') channel.send(own ? 'off' : 'on');
  };
  channel.onopen = tell;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => onTheirs(data === 'off');
  return (isMuted) => {
    own = isMuted;
    tell();
  };
}
