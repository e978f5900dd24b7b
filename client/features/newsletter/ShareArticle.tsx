import { Button } from '#client/ui/Button.tsx';
import { ShareIcon } from '#client/ui/feature-icons.tsx';
import { toast } from '#client/ui/toast.tsx';
import { articlePath } from '#rules/paths.ts';
import { texts } from './texts.ts';

type Props = { title: string; slug: string };

/** By the phone's own sheet; where there is none, the address is copied. */
export function ShareArticle({ title, slug }: Props) {
  async function share(): Promise<void> {
    const url = `${location.origin}${articlePath(slug)}`;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      toast({ title: texts.copied, tone: 'success', about: 'share' });
    } catch (error) {
      // Somebody who closes the sheet did not fail.
      if ((error as Error).name === 'AbortError') return;
      toast({ title: texts.copyFailed, description: url, tone: 'error', about: 'share' });
    }
  }
  return (
    <Button variant="ghost" size="sm" onClick={() => void share()}>
      <ShareIcon />
      {texts.share}
    </Button>
  );
}
