import { useEffect } from 'react';
import { session } from '#client/apollo/session.ts';
import { usePushAsk } from '#client/components/push/use-push-ask.ts';
import { setUnreadCount } from '#client/lib/unread.ts';
import { planEnd, usePlanEnd } from '#client/lib/use-plan-end.ts';
import { useViewerUnreadQuery } from './ViewerUnread.generated.ts';

type ViewerStatus = {
  /** The team's warning that the viewer has not acknowledged. */
  warning: { id: string; reason: string; isAboutPhoto: boolean } | null;
  /** Pushes reach some device of the person. */
  hasPushDevice: boolean;
};

/** Used once, in the shell. */
export function useViewerStatus(): ViewerStatus {
  const { data, refetch } = useViewerUnreadQuery();
  const viewer = data?.viewer;
  const notices = viewer?.notices;
  usePushAsk(notices !== undefined && !notices.hasPushDevice && !notices.hasRefusedPush);

  useEffect(() => {
    if (viewer) setUnreadCount(viewer.unreadCount);
  }, [viewer]);

  // The server reports a plan's end too, but a suspended socket receives nothing.
  usePlanEnd(viewer ? planEnd(viewer.plan) : null, async () => {
    await refetch();
    session.userUpdated();
  });

  return { warning: viewer?.warning ?? null, hasPushDevice: notices?.hasPushDevice ?? false };
}
