import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Editor } from '../Editor.tsx';
import { ListFailed, ListLoading } from '../ListState.tsx';
import { ArticleForm } from './ArticleForm.tsx';
import {
  ArticleForm_ArticleFragmentDoc,
  type ConsoleArticleQuery,
  useConsoleArticleQuery,
} from './console-newsletter.generated.ts';
import { texts } from './texts.ts';

type Found = NonNullable<NonNullable<ConsoleArticleQuery['admin']>['newsletter']['article']>;
type Props = { onClose: () => void };

/** Loads the text, which the list does not contain. */
export function ArticleEditor({ id, onClose }: Props & { id: string }) {
  // Read from the network, so that an outdated cached text does not overwrite another administrator's changes.
  const { data, error, loading, refetch } = useConsoleArticleQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const found = data?.admin?.newsletter.article;
  if (found) return <Loaded article={found} onClose={onClose} />;
  return (
    <Editor title={texts.edit} back={texts.back} onBack={onClose}>
      {found === null ? (
        <EmptyState title={texts.absent} />
      ) : error !== undefined && !loading ? (
        <ListFailed onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <ListLoading />
      )}
    </Editor>
  );
}

function Loaded({ article, onClose }: Props & { article: Found }) {
  const data = useFragmentData(ArticleForm_ArticleFragmentDoc, article);
  return data && <ArticleForm article={data} onClose={onClose} />;
}
