import { Dialog as Base } from '@base-ui/react/dialog';
import { type RefObject, useEffect, useRef } from 'react';
import { withholdMatches } from '#client/components/events/match-announcements.ts';
import { UpsellDialog } from '#client/components/plans/UpsellDialog.tsx';
import { useNow } from '#client/lib/use-now.ts';
import { Avatar } from '#client/ui/Avatar.tsx';
import { Button } from '#client/ui/Button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Motif } from '#client/ui/Motif.tsx';
import { CallControls } from './CallControls.tsx';
import { type CallState, statusText } from './call-state.ts';
import { IncomingCall } from './IncomingCall.tsx';
import { startTone } from './ring-tone.ts';
import { clock, texts } from './texts.ts';
import { useCall } from './use-call.ts';

type VideoProps = { stream: MediaStream; label: string; isOwn: boolean; className: string };

/** Also plays the other person's sound, so it stays mounted without a picture. */
function Video({ stream, label, isOwn, className }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return <video ref={video} autoPlay playsInline muted={isOwn} aria-label={label} className={className} />;
}
function Duration({ since }: { since: number }) {
  const now = useNow(1_000);
  return (
    <span role="timer" className="text-sm tabular-nums">
      {clock(now.getTime() - since)}
    </span>
  );
}

/** The tone until the call is answered. */
function WaitingTone() {
  useEffect(() => startTone('waiting'), []);
  return null;
}

/** On any page, from the first ring to the closing sentence. */
export function CallOverlay() {
  const { call, state } = useCall();
  const screen = useRef<HTMLDivElement>(null);
  const { phase, needsPlan } = state;
  const isOpen = phase !== 'closed' && !needsPlan;
  // The celebration of a match waits until the call is over. Behind the call it would take the focus unseen.
  useEffect(() => {
    if (!isOpen) return;
    const release = withholdMatches();
    return () => release(null);
  }, [isOpen]);
  return (
    <>
      <Base.Root
        open={isOpen}
        // Escape closes the view of a finished call. It must not end or decline a call; those have buttons.
        onOpenChange={(open) => !open && phase === 'over' && call.leave()}
        disablePointerDismissal
      >
        <Base.Portal>
          <Base.Popup
            ref={screen}
            // No button gets the focus: a person who is typing when it rings must not answer with the next key.
            initialFocus={screen}
            className={cx(
              'fixed inset-0 z-40 flex flex-col overflow-hidden bg-cloth text-on-cloth outline-none transition-opacity duration-200',
              'data-ending-style:opacity-0 data-starting-style:opacity-0',
            )}
          >
            <Screen state={state} call={call} screen={screen} />
          </Base.Popup>
        </Base.Portal>
      </Base.Root>
      <UpsellDialog topic="calls" open={needsPlan} onOpenChange={(open) => !open && call.leave()} />
    </>
  );
}

type ScreenProps = {
  state: CallState;
  call: ReturnType<typeof useCall>['call'];
  screen: RefObject<HTMLElement | null>;
};

function Screen({ state, call, screen }: ScreenProps) {
  const { phase, person, local, remote, isRemoteVideoShowing } = state;
  const hasPicture = phase === 'inCall' && isRemoteVideoShowing;
  return (
    <>
      <Motif className="absolute inset-0 size-full text-cloth-print opacity-60" />
      {remote !== null && (
        <Video
          stream={remote}
          label={texts.videoOf(person.name)}
          isOwn={false}
          className={cx('absolute inset-0 size-full bg-black object-contain', !hasPicture && 'invisible')}
        />
      )}
      <Head state={state} chip={hasPicture ? 'bg-black/60 text-white' : ''} />
      <Words state={state} hasPicture={hasPicture} />
      {local !== null && state.isCameraOn && (
        <Video
          stream={local}
          label={texts.you}
          isOwn
          className="-scale-x-100 absolute right-4 bottom-32 z-10 aspect-3/4 w-24 rounded-md border border-white/40 bg-black object-cover shadow-high sm:w-40"
        />
      )}
      <footer className={cx('relative z-10 px-4 pt-4 pb-8', hasPicture && 'bg-black/60')}>
        {phase === 'calling' && <WaitingTone />}
        <Actions state={state} call={call} screen={screen} />
      </footer>
    </>
  );
}

function Head({ state, chip }: { state: CallState; chip: string }) {
  return (
    <header className="relative z-10 flex flex-col items-center gap-1 px-4 pt-6 text-center">
      <Base.Title className={cx('max-w-full truncate rounded-full px-3 text-xl', chip)}>{state.person.name}</Base.Title>
      <p role="status" className={cx('rounded-full px-3', chip)}>
        {statusText(state)}
      </p>
      {state.since !== null && (
        <p className={cx('rounded-full px-3', chip)}>
          <Duration since={state.since} />
        </p>
      )}
      {state.isMuted && <p className={cx('rounded-full px-3 text-sm', chip)}>{texts.muted}</p>}
      <p role="status" className={cx('rounded-full px-3 text-sm empty:sr-only', chip)}>
        {state.isRemoteMuted && texts.theirMuted(state.person.name)}
      </p>
    </header>
  );
}

function Words({ state, hasPicture }: { state: CallState; hasPicture: boolean }) {
  const { phase, person, notice, sentence } = state;
  return (
    <div
      className={cx(
        'relative z-10 flex min-h-0 flex-1 flex-col items-center gap-5 overflow-y-auto px-4 py-4 text-center',
        // Texts do not cover the other person's face.
        !hasPicture && 'justify-center-safe',
      )}
    >
      {!hasPicture && (
        // A phone in landscape has room for the texts alone.
        <span className="relative grid place-items-center [@media(max-height:30rem)]:hidden">
          {(phase === 'calling' || phase === 'receiving') && (
            <span aria-hidden="true" className="-inset-3 absolute animate-breathe rounded-full bg-cloth-print" />
          )}
          <Avatar src={person.photo} name={person.name} size="xl" decorative className="relative" />
        </span>
      )}
      {phase === 'receiving' && <p>{state.hasVideo ? texts.videoCall : texts.voiceCall}</p>}
      {notice !== null && (
        <p role="status" className="max-w-md rounded-md bg-black/60 px-4 py-2 text-sm text-white">
          {notice}
        </p>
      )}
      {sentence !== null && (
        <p role="alert" className="max-w-md text-lg">
          {sentence}
        </p>
      )}
    </div>
  );
}

function Actions({ state, call, screen }: ScreenProps) {
  if (state.phase === 'receiving')
    return <IncomingCall hasVideo={state.hasVideo} onAccept={call.accept} onDecline={call.leave} />;
  if (state.phase === 'over')
    return (
      <div className="flex flex-wrap justify-center gap-3">
        {!state.isIncoming && (
          <Button variant="secondary" onClick={call.again}>
            {texts.again}
          </Button>
        )}
        <Button variant="secondary" onClick={call.leave}>
          {texts.close}
        </Button>
      </div>
    );
  return (
    <CallControls
      isMuted={state.isMuted}
      isCameraOn={state.isCameraOn}
      hasDevices={state.local !== null}
      screen={screen}
      onMicrophone={call.toggleMicrophone}
      onCamera={call.toggleCamera}
      onHangUp={call.leave}
    />
  );
}
