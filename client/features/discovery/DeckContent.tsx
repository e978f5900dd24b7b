import { useEffect, useEffectEvent } from 'react';
import type { UpsellTopic } from '#client/components/plans/upsell-texts.ts';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import {
  AdvancedScreen,
  EndScreen,
  LimitScreen,
  OfflineScreen,
  ReviewScreen,
  SearchEndScreen,
  TooLongScreen,
} from './DeckScreens.tsx';
import { DeckSkeleton } from './DeckSkeleton.tsx';
import { DeckStage } from './DeckStage.tsx';
import { texts } from './texts.ts';
import type { Counters } from './use-counters.ts';
import { type DeckAnswer, useDeck } from './use-deck.ts';
import { useOnline } from './use-online.ts';

type Props = {
  answer: DeckAnswer;
  counters: Counters | null;
  q: string;
  isTooLong: boolean;
  /** True if the chosen filters exclude people. */
  isNarrowed: boolean;
  onFilter: () => void;
  onShowAll: () => void;
  onDropAdvanced: () => void;
  onUpsell: (topic: UpsellTopic) => void;
};

/** The deck, or one of the screens in its place: loading, failed, offline, limited, end. Each screen offers a next step. */
export function DeckContent(props: Props) {
  const { answer, counters, q, isTooLong, onFilter, onShowAll, onUpsell } = props;
  const { end } = answer;
  const deck = useDeck(answer);
  const { state, status, retry } = deck;
  const [current] = state.cards;
  const isOnline = useOnline();
  const onBack = useEffectEvent(() => {
    if (status === 'failed' || answer.isKept) retry();
  });
  useEffect(() => {
    if (isOnline) onBack();
  }, [isOnline]);

  if (isTooLong) return <TooLongScreen onShowAll={onShowAll} />;
  if (end === 'UNDER_REVIEW') return <ReviewScreen />;
  if (status === 'failed' && answer.isForbidden)
    return <AdvancedScreen onDrop={props.onDropAdvanced} onUpgrade={() => onUpsell('filters')} />;
  if (status === 'failed' && !isOnline) return <OfflineScreen onRetry={retry} />;
  if (status === 'failed') return <LoadFailed title={texts.loadFailed} onRetry={retry} />;
  const quota = counters?.quota ?? null;
  const isLimited = quota?.canViewMore === false && (current === undefined || !state.viewed.has(current.id));
  if (isLimited || (current === undefined && end === 'VIEW_LIMIT'))
    return <LimitScreen resetsAt={quota?.resetsAt ?? null} onReset={retry} />;
  if (status === 'loading' || counters === null) return <DeckSkeleton />;
  return (
    <DeckStage
      deck={deck}
      counters={counters}
      onUpsell={() => onUpsell('likes')}
      end={(onUndo) =>
        q === '' ? (
          <EndScreen isEmpty={!state.met && props.isNarrowed} onFilter={onFilter} onUndo={onUndo} />
        ) : (
          <SearchEndScreen q={q} isEmpty={!state.met} onShowAll={onShowAll} onUndo={onUndo} />
        )
      }
    />
  );
}
