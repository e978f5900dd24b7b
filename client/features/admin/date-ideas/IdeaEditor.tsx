import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Editor } from '../Editor.tsx';
import { ListFailed, ListLoading } from '../ListState.tsx';
import type { Pages } from '../pages.ts';
import { type IdeaRow_IdeaFragment, IdeaRow_IdeaFragmentDoc } from './console-date-ideas.generated.ts';
import { IdeaForm } from './IdeaForm.tsx';
import { texts } from './texts.ts';

type Idea = { id: string } & FragmentType<IdeaRow_IdeaFragment>;
type Props = { id: string; pages: Pages<Idea>; onClose: () => void };

/** Its address may be opened before the list is loaded. */
export function IdeaEditor({ id, pages, onClose }: Props) {
  const place = pages.items?.find((each) => each.id === id);
  if (place !== undefined) return <Found place={place} onClose={onClose} />;
  return (
    <Editor title={texts.edit} back={texts.back} onBack={onClose}>
      {pages.hasFailed ? (
        <ListFailed onRetry={pages.retry} />
      ) : pages.items === undefined || pages.isLoading ? (
        <ListLoading />
      ) : (
        <EmptyState title={texts.absent} body={texts.absentBody} />
      )}
    </Editor>
  );
}

function Found({ place, onClose }: { place: Idea; onClose: () => void }) {
  const data = useFragmentData(IdeaRow_IdeaFragmentDoc, place);
  return data && <IdeaForm place={data} onClose={onClose} />;
}
