import { useRef, useState } from 'react';
import { ProfileSheet } from '#client/components/profile-view/ProfileSheet.tsx';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { paths } from '#rules/paths.ts';
import { listStyle } from './card-box.ts';
import { LikerCard, type Person } from './LikerCard.tsx';
import { LikersSkeleton } from './LikersSkeleton.tsx';
import { texts } from './texts.ts';
import { useAnswers, type Waiting } from './use-answers.ts';
import { useLikers } from './use-likers.ts';

export function LikersList() {
  const { likers, error, isLoading, hasMore, showMore, retry } = useLikers();
  const list = useRef<HTMLUListElement>(null);
  // Keeps the person in the sheet during its closing animation.
  const [person, setPerson] = useState<Person | null>(null);
  const [isPersonOpen, setIsPersonOpen] = useState(false);
  const open = (whom: Person) => {
    setPerson(whom);
    setIsPersonOpen(true);
  };

  // Moves the focus to the next card, or to the heading after the last, before the card with the focus is gone.
  const passed = ({ likeId }: Waiting) => {
    const card = list.current?.querySelector(`[data-liker="${likeId}"]`);
    if (!card?.contains(document.activeElement)) return;
    const next = (card.nextElementSibling ?? card.previousElementSibling)?.querySelector('button');
    (next ?? document.querySelector('h1'))?.focus();
  };
  const { likeBack, pass, underWay } = useAnswers(passed, isLoading);

  if (likers === null) return error ? <LoadFailed title={texts.loadFailed} onRetry={retry} /> : <LikersSkeleton />;
  return (
    <>
      {likers.length === 0 ? (
        <EmptyState
          title={texts.emptyTitle}
          body={texts.emptyBody}
          actions={<LinkButton to={paths.browse}>{texts.browse}</LinkButton>}
        />
      ) : (
        <ul ref={list} className={listStyle}>
          {likers.map((liker) => (
            <LikerCard
              key={liker.id}
              liker={liker}
              underWay={underWay.get(liker.id) ?? null}
              onOpen={open}
              onLikeBack={likeBack}
              onPass={pass}
            />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button variant="secondary" className="mx-auto mt-8" loading={isLoading} onClick={showMore}>
          {texts.more}
        </Button>
      )}
      {person !== null && (
        <ProfileSheet key={person.id} person={person} open={isPersonOpen} onOpenChange={setIsPersonOpen} />
      )}
    </>
  );
}
