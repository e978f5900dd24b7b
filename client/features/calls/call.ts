import type { CallNews } from '#client/components/events/call-request.ts';
import { sentences } from '#rules/call-texts.ts';
import { limits } from '#rules/limits.ts';
import type { CallPorts } from './call-ports.ts';
import { closed, type Person } from './call-state.ts';
import { fail, finish, type HeldCall, hangUp, holdNothing, isAnswered, sameCall, show } from './held-call.ts';
import { openDevices, toggleCamera, toggleMicrophone } from './own-devices.ts';
import { connect, heard, matchEnded } from './signalling.ts';

export type Call = ReturnType<typeof createCall>;

async function accept(held: HeldCall, withVideo: boolean): Promise<void> {
  if (held.state.phase !== 'receiving') return;
  show(held, { phase: 'preparing', notice: null });
  const stream = await openDevices(held, held.state.person, withVideo);
  const { id, offer, prepared } = held;
  if (!stream || !prepared || id === null) return;
  show(held, { phase: 'connecting' });
  if (offer === null) fail(held);
  else connect(held, { id, offer, prepared }, (made) => made.join(stream));
}

/** To save data a video call starts as a voice call. */
async function dial(held: HeldCall, person: Person, wantsVideo: boolean): Promise<void> {
  if (held.state.phase !== 'closed' && held.state.phase !== 'over') return;
  const hasVideo = wantsVideo && !held.ports.isSavingData();
  held.turn += 1;
  show(held, { ...closed, phase: 'preparing', person, hasVideo });
  const stream = await openDevices(held, person, hasVideo);
  const { prepared } = held;
  if (!stream || !prepared) return;
  const id = held.ports.newId();
  held.id = id;
  show(held, { phase: 'calling', ...(wantsVideo && !hasVideo && { notice: sentences.voiceFirst }) });
  held.ringTimer = setTimeout(() => {
    hangUp(held, 'HUNG_UP');
    finish(held, { sentence: sentences.noAnswer(person.name) });
  }, limits.calls.ringMs);
  connect(held, { id, offer: null, prepared }, (made) => made.begin(stream));
}

function leave(held: HeldCall): void {
  if (held.state.phase === 'closed') return;
  hangUp(held, held.state.isIncoming && !isAnswered(held) ? 'DECLINED' : 'HUNG_UP');
  finish(held);
}

/** The call of this tab: at most one, from the first ring to its end. */
export function createCall(ports: CallPorts) {
  const held = holdNothing(ports);
  return {
    state: () => held.state,
    subscribe: held.listeners.subscribe,
    /** Handles a press on a call button, or an event of the server. */
    news(news: CallNews): void {
      if (news.type === 'changed') heard(held, news.call);
      else if (news.type === 'matchEnded') matchEnded(held, news.matchId);
      else void dial(held, { matchId: news.matchId, name: news.name, photo: news.photo }, news.hasVideo);
    },
    again: () => void dial(held, held.state.person, held.state.hasVideo),
    accept: (withVideo: boolean) => void accept(held, withVideo),
    leave: () => leave(held),
    /** The page is closing. A call made or answered here ends. One that rings may still be answered elsewhere, or here again. */
    abandon(): void {
      const isRinging = held.state.isIncoming && !isAnswered(held);
      if (!isRinging) hangUp(held, 'HUNG_UP');
      // The request goes first: a browser gives a closing page half a second, and closing the connection takes of it.
      const isSame = sameCall(held);
      setTimeout(() => isSame() && finish(held));
    },
    toggleMicrophone: () => toggleMicrophone(held),
    toggleCamera: () => toggleCamera(held),
    /** The socket was lost: checks whether the call still exists. */
    check: () => held.line?.check(),
  };
}
