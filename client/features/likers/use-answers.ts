import type { ApolloCache } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '#client/apollo/error-message.ts';
import { withholdMatches } from '#client/components/events/match-announcements.ts';
import { refetchShowing } from '#client/components/events/refetch-showing.ts';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import { paths } from '#rules/paths.ts';
import { useLikeBackMutation, usePassLikerMutation } from './likers.generated.ts';
import { texts } from './messages.ts';

/** Somebody who waits for an answer: the id of the like, and whose it is. */
export type Waiting = { likeId: string; profileId: string };
export type Answer = 'like' | 'pass';

/** Takes somebody out of the list, which leaves out what the cache no longer has. */
function leave(cache: ApolloCache, { likeId }: Waiting): void {
  cache.evict({ id: cache.identify({ __typename: 'Liker', id: likeId }) });
  cache.gc();
}

const aboutOf = ({ likeId }: Waiting): string => `answer to ${likeId}`;

/** Sends an answer; undefined when nothing came back, with the reason said as a toast, which a later success takes away. */
async function sent<A extends { __typename: string; message?: string }>(
  send: () => Promise<A | undefined>,
  title: string,
  about: string,
): Promise<A | undefined> {
  let reason: string = texts.tryAgain;
  const answer = await send().catch((error: unknown) => {
    reason = messageOf(error, texts.tryAgain);
    return undefined;
  });
  if (answer?.message !== undefined || answer === undefined)
    toast({ title, description: answer?.message ?? reason, tone: 'error', about });
  else clearToasts(about);
  return answer;
}

/**
 * Likes somebody back, which is a match and leads to the matches, or passes them. A refusal or a failure is said as a toast and leaves
 * them where they are, unless they left themselves; so is a like back that is no match, as when the match was ended meanwhile. `passed`
 * is called once somebody went by a pass. A list that was asked for before, and is still under way, holds who has left: it is asked for
 * anew. `underWay` holds the answers that are being sent, by the id of the like.
 */
export function useAnswers(passed: (someone: Waiting) => void, isListUnderWay: boolean) {
  const [likeProfile, { client }] = useLikeBackMutation();
  const [passProfile] = usePassLikerMutation();
  // By the id of the like: several people may be answered at once.
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
    const send = async () =>
      (await likeProfile({ variables: { input: { profileId: someone.profileId } } })).data?.likeProfile;
    const answer = await sent(send, texts.likeFailed, aboutOf(someone));
    const match = answer?.__typename === 'LikeProfileSuccess' ? answer.match : null;
    release(match?.id ?? null);
    end(someone);
    if (answer?.__typename === 'NotAvailable' || answer?.__typename === 'LikeProfileSuccess') gone(someone);
    if (answer?.__typename !== 'LikeProfileSuccess') return;
    if (match === null) {
      toast({ title: texts.noMatchTitle, description: texts.noMatchBody, tone: 'info' });
      return;
    }
    // The list of matches is asked for anew by the page that is about to show it.
    client.cache.evict({ id: client.cache.identify(answer.viewer), fieldName: 'matches' });
    toast({ title: texts.matchTitle, description: texts.matchBody, tone: 'success' });
    await navigate(paths.matches);
  }

  async function pass(someone: Waiting): Promise<void> {
    begin(someone, 'pass');
    const send = async () =>
      (await passProfile({ variables: { input: { profileId: someone.profileId } } })).data?.passProfile;
    const answer = await sent(send, texts.passFailed, aboutOf(someone));
    end(someone);
    if (answer === undefined) return;
    passed(someone);
    gone(someone);
  }

  return { likeBack, pass, underWay };
}
