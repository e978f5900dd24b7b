import type { ApolloCache } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { answerTo } from '#client/apollo/error-message.ts';
import { withholdMatches } from '#client/components/events/match-announcements.ts';
import { refetchShowing } from '#client/components/events/refetch-showing.ts';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import { paths } from '#rules/paths.ts';
import { useLikeBackMutation, usePassLikerMutation } from './likers.generated.ts';
import { texts } from './texts.ts';

export type Waiting = { likeId: string; profileId: string };
export type Answer = 'like' | 'pass';

/** Removes a person from the list, which leaves out objects that the cache lacks. */
function leave(cache: ApolloCache, { likeId }: Waiting): void {
  cache.evict({ id: cache.identify({ __typename: 'Liker', id: likeId }) });
  cache.gc();
}

const aboutOf = ({ likeId }: Waiting): string => `answer to ${likeId}`;

/** Resolves to undefined on a failure, which is shown as a toast; a later success removes the toast. */
async function sent<A extends { __typename: string; message?: string }>(
  asking: Promise<A>,
  title: string,
  about: string,
): Promise<A | undefined> {
  const { answer, reason } = await answerTo(asking, texts.tryAgain);
  if (answer?.message !== undefined || answer === undefined)
    toast({ title, description: answer?.message ?? reason, tone: 'error', about });
  else clearToasts(about);
  return answer;
}

/** `passed` is called after a pass. A list request under way may still hold the person, so it is sent again. */
export function useAnswers(passed: (someone: Waiting) => void, isListUnderWay: boolean) {
  const [likeProfile, { client }] = useLikeBackMutation();
  const [passProfile] = usePassLikerMutation();
  // By the id of the like: several answers may be under way at once.
  const [underWay, setUnderWay] = useState<ReadonlyMap<string, Answer>>(new Map());
  const navigate = useNavigate();
  const isOldListComing = useRef(isListUnderWay);
  useEffect(() => {
    isOldListComing.current = isListUnderWay;
  }, [isListUnderWay]);

  function gone(someone: Waiting): void {
    leave(client.cache, someone);
    if (isOldListComing.current) refetchShowing(client, 'likers').catch(() => undefined);
  }

  const begin = ({ likeId }: Waiting, answer: Answer) => setUnderWay((before) => new Map(before).set(likeId, answer));
  const end = ({ likeId }: Waiting) => setUnderWay((before) => new Map([...before].filter(([id]) => id !== likeId)));

  async function likeBack(someone: Waiting): Promise<void> {
    begin(someone, 'like');
    const release = withholdMatches();
    const answer = await sent(likeProfile({ profileId: someone.profileId }), texts.likeFailed, aboutOf(someone));
    const match = answer?.__typename === 'LikeProfileSuccess' ? answer.match : null;
    release(match?.id ?? null);
    end(someone);
    if (answer?.__typename === 'NotAvailable' || answer?.__typename === 'LikeProfileSuccess') gone(someone);
    if (answer?.__typename !== 'LikeProfileSuccess') return;
    if (match === null) {
      toast({ title: texts.noMatchTitle, description: texts.noMatchBody, tone: 'info' });
      return;
    }
    // The matches page, which opens now, fetches its list again.
    client.cache.evict({ id: client.cache.identify(answer.viewer), fieldName: 'matches' });
    toast({ title: texts.matchTitle, description: texts.matchBody, tone: 'success' });
    await navigate(paths.matches);
  }

  async function pass(someone: Waiting): Promise<void> {
    begin(someone, 'pass');
    const answer = await sent(passProfile({ profileId: someone.profileId }), texts.passFailed, aboutOf(someone));
    end(someone);
    if (answer === undefined) return;
    passed(someone);
    gone(someone);
  }

  return { likeBack, pass, underWay };
}
