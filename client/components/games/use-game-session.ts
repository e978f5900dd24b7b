import { useState } from 'react';
import { answerTo } from '#client/apollo/error-message.ts';
import { sentenceOf } from '#client/components/form/refusals.ts';
import { useClientIds } from '#client/lib/use-client-ids.ts';
import { clearToasts, toast } from '#client/ui/toast.tsx';
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

/** `step ACCEPT`, `pick 2`; of what is typed, only what it is. */
const nameOf = (move: GameMove): string => {
  const [[what, said] = []] = Object.entries(move).filter(([, value]) => value != null);
  return what === 'reply' || what === 'told' ? what : `${what} ${said}`;
};

/** One act at a time. The same act again after a lost answer is one act for the server. Each resolves to true when it counts. */
export function useGameSession(matchId: string) {
  const [inviteTo] = useInviteToGameMutation();
  const [playMove] = usePlayMoveMutation();
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const tries = useClientIds();

  async function act<A extends { __typename: string; message?: string }>(
    what: string,
    ask: () => Promise<A>,
  ): Promise<boolean> {
    if (busyWith !== null) return false;
    setBusyWith(what);
    clearToasts(about);
    let told = await answerTo<A>(ask(), texts.checkConnection);
    // The answer may have been lost on its way, and the other one may be moving already.
    if (!told.answer) told = await answerTo<A>(ask(), texts.checkConnection);
    setBusyWith(null);
    const { answer } = told;
    if (answer?.__typename === 'InviteToGameSuccess' || answer?.__typename === 'PlayMoveSuccess') {
      tries.clear();
      return true;
    }
    const title = answer?.__typename === 'GameConflict' ? texts.changed : texts.failed;
    const description = answer ? sentenceOf(answer as { message: string }) : told.reason;
    toast({ title, description, tone: 'error', about });
    return false;
  }

  const invite = (invitation: Invitation) => {
    const clientId = tries.idOf(invitation);
    return act('invite', () => inviteTo({ clientId, matchId, ...invitation }));
  };
  const play = ({ id: sessionId, version: expectedVersion }: SharedGame, move: GameMove) => {
    const clientId = tries.idOf({ sessionId, expectedVersion, move });
    return act(nameOf(move), () => playMove({ clientId, sessionId, expectedVersion, move }));
  };
  return { invite, play, busyWith };
}
