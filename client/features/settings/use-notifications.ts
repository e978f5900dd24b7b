import { messageOf } from '#client/apollo/error-message.ts';
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
    try {
      await updateNotifications(wishes, {
        // One at a time: the answer to an earlier change must not revert a later one.
        context: { queue: 'notifications' },
        optimisticResponse: {
          updateNotifications: {
            __typename: 'UpdateNotificationsSuccess',
            viewer: { __typename: 'Viewer', id: viewer.id, notifications: { ...viewer.notifications, ...wishes } },
          },
        },
      });
      toast({ title: texts.emails.saved, tone: 'success' });
    } catch (error) {
      toast({ title: texts.error, description: messageOf(error, texts.tryAgain), tone: 'error' });
    }
  };
}
