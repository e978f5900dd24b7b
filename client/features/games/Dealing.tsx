import { Loading } from '#client/shell/Loading.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { texts } from './texts.ts';

export function Dealing() {
  return (
    <Loading says={texts.loadingGame}>
      <Skeleton className="h-96 rounded-xl" />
    </Loading>
  );
}
