import { IconButton } from '#client/ui/IconButton.tsx';
import type { IdeaCard_IdeaFragment } from './date-ideas.generated.ts';
import { BookmarkFilledIcon, BookmarkIcon } from './icons.tsx';
import { texts } from './texts.ts';
import { useSaveIdea } from './use-save-idea.ts';

type Props = { idea: Pick<IdeaCard_IdeaFragment, 'id' | 'name' | 'isSaved'> };

/** Keeps a place for later, or takes it off the list. */
export function SaveIdea({ idea }: Props) {
  const save = useSaveIdea();
  return (
    <IconButton
      label={texts.save(idea.name)}
      aria-pressed={idea.isSaved}
      icon={idea.isSaved ? <BookmarkFilledIcon className="text-crimson-ink" /> : <BookmarkIcon />}
      className="-mt-2 -mr-2"
      onClick={() => void save(idea, !idea.isSaved)}
    />
  );
}
