import { answerTo } from '#client/apollo/error-message.ts';
import { toast } from '#client/ui/toast.tsx';
import { texts } from './people-texts.ts';
import { type NotificationsSectionQuery, useUpdateNotificationsMutation } from './settings-people.generated.ts';

type Viewer = NonNullable<NotificationsSectionQuery['viewer']>;
type Wishes = { hasOffers?: boolean; hasNewsletter?: boolean };

/** A switch goes back if the server refuses. */
export function useNotifications(viewer: Viewer | null): (wishes: Wishes) => Promise<void> {
  const [updateNotifications] = useUpdateNotificationsMutation();

  return async (wishes) => {
    if (viewer === null) return;
    const notifications = { ...viewer.notifications, ...wishes };
    const changed = { __typename: 'Viewer' as const, id: viewer.id, notifications };
    const asking = updateNotifications(wishes, {
      // One at a time: the answer to an earlier change must not revert a later one.
      context: { queue: 'notifications' },
      optimisticResponse: { updateNotifications: { __typename: 'UpdateNotificationsSuccess', viewer: changed } },
    });
    const { answer, reason } = await answerTo(asking, texts.tryAgain);
    if (answer) toast({ title: texts.emails.saved, tone: 'success' });
    else toast({ title: texts.error, description: reason, tone: 'error' });
  };
}
