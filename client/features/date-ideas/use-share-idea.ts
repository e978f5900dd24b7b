import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { answerTo } from '#client/apollo/error-message.ts';
import { newId } from '#client/lib/new-id.ts';
import { toast } from '#client/ui/toast.tsx';
import { chatPath } from '#rules/paths.ts';
import { useShareDateIdeaMutation } from './place-page.generated.ts';
import { texts } from './texts.ts';

/** `busyWith` is the match that the place is being shared with. A second try with a match after a lost answer shares it once. */
export function useShareIdea({ id }: { id: string }, onShared: () => void) {
  const [mutate] = useShareDateIdeaMutation();
  const navigate = useNavigate();
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const tries = useRef(new Map<string, string>());

  async function share(matchId: string, name: string): Promise<void> {
    if (busyWith !== null) return;
    setBusyWith(matchId);
    const clientId = tries.current.get(matchId) ?? newId();
    tries.current.set(matchId, clientId);
    const { answer, reason } = await answerTo(mutate({ dateIdeaId: id, matchId, clientId }), texts.checkConnection);
    setBusyWith(null);
    if (answer?.__typename !== 'ShareDateIdeaSuccess') {
      toast({
        title: texts.notShared,
        description: answer?.message ?? reason,
        tone: 'error',
        about: 'sharing a place',
      });
      return;
    }
    tries.current.delete(matchId);
    toast({
      title: texts.shared(name),
      tone: 'success',
      about: 'sharing a place',
      action: { label: texts.openChat, run: () => void navigate(chatPath(matchId)) },
    });
    onShared();
  }
  return { share, busyWith };
}
