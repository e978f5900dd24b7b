import { useRef, useState } from 'react';
import { answerTo } from '#client/apollo/error-message.ts';
import { sentenceOf } from '#client/components/form/refusals.ts';
import { toast } from '#client/ui/toast.tsx';
import {
  type InviteToGameInput,
  type PlayMoveInput,
  useInviteToGameMutation,
  usePlayMoveMutation,
} from './games.generated.ts';
import type { SharedGame } from './shared-game.ts';
import { texts } from './texts.ts';

export type Invitation = Pick<InviteToGameInput, 'game' | 'hardness'>;
export type GameMove = PlayMoveInput['move'];

const about = 'game';

/** One act at a time. The same act again after a lost answer is one act for the server. Each resolves to true when it counts. */
export function useGameSession(matchId: string) {
  const [inviteTo] = useInviteToGameMutation();
  const [playMove] = usePlayMoveMutation();
  const [isBusy, setBusy] = useState(false);
  const tries = useRef(new Map<string, string>());

  function clientIdOf(act: object): string {
    const key = JSON.stringify(act);
    const id = tries.current.get(key) ?? crypto.randomUUID();
    tries.current.set(key, id);
    return id;
  }

  async function act<A extends { __typename: string; message?: string }>(ask: () => Promise<A>): Promise<boolean> {
    setBusy(true);
    let told = await answerTo<A>(ask(), texts.checkConnection);
    // The answer may have been lost on its way, and the other one may be moving already.
    if (!told.answer) told = await answerTo<A>(ask(), texts.checkConnection);
    setBusy(false);
    const { answer } = told;
    if (answer?.__typename === 'InviteToGameSuccess' || answer?.__typename === 'PlayMoveSuccess') {
      tries.current.clear();
      return true;
    }
    const title = answer?.__typename === 'GameConflict' ? texts.changed : texts.failed;
    const description = answer ? sentenceOf(answer as { message: string }) : told.reason;
    toast({ title, description, tone: 'error', about });
    return false;
  }

  async function invite(invitation: Invitation): Promise<boolean> {
    if (isBusy) return false;
    return act(() => inviteTo({ clientId: clientIdOf(invitation), matchId, ...invitation }));
  }

  async function play({ id: sessionId, version: expectedVersion }: SharedGame, move: GameMove): Promise<boolean> {
    if (isBusy) return false;
    const clientId = clientIdOf({ sessionId, expectedVersion, move });
    return act(() => playMove({ clientId, sessionId, expectedVersion, move }));
  }

  return { invite, play, isBusy };
}
