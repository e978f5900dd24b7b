import { Button } from '#client/ui/Button.tsx';
import { texts } from './security-texts.ts';

type Props = { action: string; isBusy: boolean; isDanger?: boolean; onCancel: () => void };

export function FormButtons({ action, isBusy, isDanger = false, onCancel }: Props) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" size="sm" variant={isDanger ? 'danger' : 'primary'} loading={isBusy}>
        {action}
      </Button>
      <Button variant="ghost" size="sm" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}
