import { useEffect } from 'react';
import type { Card, DeckDispatch } from './deck-actions.ts';
import { useRecordProfileViewMutation } from './discovery.generated.ts';

/** Records that a card is being viewed, once in a visit. A failure is ignored: people may go on browsing. */
export function useRecordView(viewerId: string, card: Card | null, isViewed: boolean, dispatch: DeckDispatch): void {
  const [recordProfileView] = useRecordProfileViewMutation();
  const id = card?.id;

  useEffect(() => {
    if (id === undefined || isViewed) return;
    dispatch({ type: 'viewed', id });
    recordProfileView(
      { profileId: id },
      {
        update: (cache, { data }) => {
          const answer = data?.recordProfileView;
          if (answer?.__typename !== 'LimitReached') return;
          const { resetsAt } = answer;
          cache.modify<{ viewQuota: object | null }>({
            id: cache.identify({ __typename: 'Viewer', id: viewerId }),
            fields: { viewQuota: (quota) => ({ ...quota, remaining: 0, canViewMore: false, resetsAt }) },
          });
          dispatch({ type: 'viewRefused', id });
        },
      },
    ).catch(() => {});
  }, [id, isViewed, viewerId, dispatch, recordProfileView]);
}
