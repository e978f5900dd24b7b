import { useState } from 'react';
import { answerTo } from '#client/apollo/error-message.ts';
import { subscribe, unsubscribe } from '#client/lib/push-browser.ts';
import { toast } from '#client/ui/toast.tsx';
import {
  type PushSectionQuery,
  type UpdateNoticesMutationVariables,
  useRemovePushSubscriptionMutation,
  useSavePushSubscriptionMutation,
  useUpdateNoticesMutation,
} from './push.generated.ts';
import { texts } from './push-texts.ts';

export type Viewer = NonNullable<PushSectionQuery['viewer']>;
export type Wishes = Omit<UpdateNoticesMutationVariables['input'], 'hasNames'> & { hasNames?: boolean };

function tell(message: string | null | undefined, isDone: boolean): void {
  if (isDone) toast({ title: texts.saved, tone: 'success' });
  else toast({ title: texts.error, description: message ?? texts.tryAgain, tone: 'error' });
}

export function usePush() {
  const [save] = useSavePushSubscriptionMutation();
  const [remove] = useRemovePushSubscriptionMutation();
  const [update] = useUpdateNoticesMutation();
  const [isChanging, setChanging] = useState(false);

  async function turnOn({ notices }: Viewer): Promise<void> {
    const keys = await subscribe(notices.pushPublicKey).catch(() => undefined);
    if (!keys) return tell(keys === null ? texts.refused : null, false);
    const { answer, reason } = await answerTo(save(keys), texts.tryAgain);
    tell(answer && 'message' in answer ? answer.message : reason, answer?.__typename === 'SavePushSubscriptionSuccess');
  }

  async function turnOff(): Promise<void> {
    await unsubscribe().catch(() => undefined);
    const { answer, reason } = await answerTo(remove(), texts.tryAgain);
    tell(reason, answer !== undefined);
  }

  async function turn(viewer: Viewer, isOn: boolean): Promise<void> {
    setChanging(true);
    await (isOn ? turnOn(viewer) : turnOff());
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
