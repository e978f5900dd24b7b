import type { ApolloCache, TypedDocumentNode } from '@apollo/client';
import { client } from '#client/apollo/client.ts';
import { messageOf } from '#client/apollo/error-message.ts';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import { messages as chatTexts } from '#rules/chat.ts';
import { swipeMessages as texts } from '#rules/swipe-messages.ts';
import { announceMatch } from '../events/match-announcements.ts';
import { isFinal, PATIENCE_MS } from './is-final.ts';
import { type Ending, type Item, outbox, type Swipe, swipeLane } from './outbox.ts';
import { isOwn } from './own.ts';
import {
  LikeProfileDocument,
  type LikeProfileMutation,
  PassProfileDocument,
  type PassProfileMutation,
  SuperLikeProfileDocument,
  type SuperLikeProfileMutation,
  UndoPassDocument,
  type UndoPassMutation,
} from './Swipes.generated.ts';
import type { Outcome } from './sender.ts';

type Answers = Partial<LikeProfileMutation & SuperLikeProfileMutation & PassProfileMutation & UndoPassMutation>;
type Kind = {
  mutation: TypedDocumentNode<Answers, { input: { profileId: string; passId?: string } }>;
  answerIn: (data: Answers | null | undefined) => Answers[keyof Answers];
  failed: string;
  counter?: 'likesLeft' | 'superLikesLeft';
};

const kinds: Readonly<Record<Swipe['kind'], Kind>> = {
  like: {
    mutation: LikeProfileDocument,
    answerIn: (data) => data?.likeProfile,
    failed: texts.likeFailed,
    counter: 'likesLeft',
  },
  superLike: {
    mutation: SuperLikeProfileDocument,
    answerIn: (data) => data?.superLikeProfile,
    failed: texts.superLikeFailed,
    counter: 'superLikesLeft',
  },
  pass: { mutation: PassProfileDocument, answerIn: (data) => data?.passProfile, failed: texts.passFailed },
  undoPass: { mutation: UndoPassDocument, answerIn: (data) => data?.undoPass, failed: texts.undoFailed },
};

const UNSENT = 'unsent:swipe';

/** The server says that none are left, whatever this page believed. */
function noneLeft(cache: ApolloCache, counter: 'likesLeft' | 'superLikesLeft'): void {
  for (const id of Object.keys(cache.extract(true) as object))
    if (id.startsWith('Viewer:'))
      cache.modify<Record<typeof counter, number | null>>({ id, fields: { [counter]: () => 0 } });
}

/** What an item's input is: a pass gives its own id, an undo that of its pass. */
function inputOf(item: Item<Swipe>) {
  const { profileId } = item;
  if (item.kind === 'pass') return { profileId, passId: item.id };
  return item.kind === 'undoPass' ? { profileId, passId: item.passId } : { profileId };
}

/** Off the list first, so that a card that comes back is not left out of the deck as one whose swipe waits. */
function end(item: Item<Swipe>, ending: Ending): void {
  outbox.remove(swipeLane, new Set([item.id]));
  outbox.settle(item, ending);
}

/** Why an undo brings nobody back, or null if it does. */
function undoneBy(answer: Answers[keyof Answers]): string | null {
  return answer !== undefined && 'profile' in answer && answer.profile === null ? texts.notAvailable : null;
}

export async function postSwipe(item: Item<Swipe>): Promise<Outcome> {
  const { mutation, answerIn, failed, counter } = kinds[item.kind];
  try {
    const { data } = await client.mutate({
      mutation,
      variables: { input: inputOf(item) },
      // `keepalive` completes it when the page is left.
      context: { fetchOptions: { keepalive: true, signal: AbortSignal.timeout(PATIENCE_MS) } },
      update: (cache, { data: written }) => {
        if (!isOwn(item)) return;
        const answer = answerIn(written);
        if (counter && answer?.__typename === 'LimitReached') noneLeft(cache, counter);
        // A new match: the list is fetched anew when it is next looked at.
        if (answer && 'match' in answer && answer.match !== null)
          cache.evict({ id: cache.identify(answer.viewer), fieldName: 'matches' });
        // With the counters of the answer, so that no swipe counts twice in between.
        outbox.remove(swipeLane, new Set([item.id]));
      },
    });
    if (!isOwn(item)) return 'unanswered';
    const answer = answerIn(data);
    clearToasts(UNSENT);
    const refusal = answer === undefined ? chatTexts.tryAgain : 'message' in answer ? answer.message : undoneBy(answer);
    if (refusal === null) {
      end(item, 'stored');
      if (answer && 'match' in answer && answer.match !== null) announceMatch(answer.match.id);
      return 'done';
    }
    const isLimit = answer?.__typename === 'LimitReached';
    const isGone = answer?.__typename === 'NotAvailable';
    end(item, isGone || (item.kind === 'undoPass' && !isLimit) ? 'gone' : 'refused');
    // The person has left: nothing can be done about it.
    if (isGone) return 'done';
    const isOut = item.kind === 'superLike' && isLimit;
    toast({ title: isOut ? texts.outOfSuperLikes : failed, description: refusal, tone: 'error' });
    return 'done';
  } catch (error) {
    if (!isOwn(item)) return 'unanswered';
    if (isFinal(error)) {
      end(item, 'refused');
      toast({ title: failed, description: messageOf(error, chatTexts.tryAgain), tone: 'error' });
      return 'done';
    }
    // Offline, the page itself says so.
    if (navigator.onLine) toast({ title: failed, description: chatTexts.sentByItself, tone: 'error', about: UNSENT });
    return 'unanswered';
  }
}
