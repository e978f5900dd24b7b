import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { answerTo } from '#client/apollo/error-message.ts';
import {
  type UpdateNoticesMutationVariables,
  useUpdateNoticesMutation,
} from '#client/components/push/Push.generated.ts';
import { turnPushOn } from '#client/components/push/turn-on.ts';
import { unsubscribe } from '#client/lib/push-browser.ts';
import { toast } from '#client/ui/toast.tsx';
import { type PushSectionQuery, useRemovePushSubscriptionMutation } from './push.generated.ts';
import { texts } from './push-texts.ts';

export type Viewer = NonNullable<PushSectionQuery['viewer']>;
export type Wishes = Omit<UpdateNoticesMutationVariables['input'], 'hasNames' | 'hasRefusedPush'> & {
  hasNames?: boolean;
};

function tell(message: string | null | undefined, isDone: boolean): void {
  if (isDone) toast({ title: texts.saved, tone: 'success' });
  else toast({ title: texts.error, description: message ?? texts.tryAgain, tone: 'error' });
}

export function usePush() {
  const client = useApolloClient();
  const [remove] = useRemovePushSubscriptionMutation();
  const [update] = useUpdateNoticesMutation();
  const [isChanging, setChanging] = useState(false);

  async function turnOn(): Promise<void> {
    const outcome = await turnPushOn(client, texts.tryAgain);
    const reason = outcome === 'refused' ? texts.refused : typeof outcome === 'object' ? outcome.reason : null;
    tell(reason, outcome === 'on');
  }

  async function turnOff(): Promise<void> {
    await unsubscribe().catch(() => undefined);
    const { answer, reason } = await answerTo(remove(), texts.tryAgain);
    tell(reason, answer !== undefined);
  }

  async function turn(isOn: boolean): Promise<void> {
    setChanging(true);
    await (isOn ? turnOn() : turnOff());
    setChanging(false);
  }

  async function wish(viewer: Viewer, wishes: Wishes): Promise<void> {
    const changed = { __typename: 'Viewer' as const, id: viewer.id, notices: { ...viewer.notices, ...wishes } };
    const asking = update(wishes, {
      // One at a time: the answer to an earlier change must not revert a later one.
      context: { queue: 'notices' },
      optimisticResponse: { updateNotices: { __typename: 'UpdateNoticesSuccess', viewer: changed as Viewer } },
    });
    const { answer, reason } = await answerTo(asking, texts.tryAgain);
    tell(answer && 'message' in answer ? answer.message : reason, answer?.__typename === 'UpdateNoticesSuccess');
  }

  return { turn, wish, isChanging };
}
