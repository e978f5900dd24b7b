import { Suspense, useRef } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { toast } from '#client/ui/toast.tsx';

const Cropping = lazyPart(async () => (await import('./Cropping.tsx')).Cropping);

type Props = {
  files: readonly File[];
  count: number;
  onTaken: (file: File) => void;
  onLeftOut: () => void;
  onRefused: () => void;
  onClose: () => void;
};

/** One photo after another, until each is taken or left out. */
export function CropDialog({ files, count, onTaken, onLeftOut, onRefused, onClose }: Props) {
  const [file] = files;
  const place = count - files.length + 1;
  const stage = useRef<HTMLDivElement>(null);
  const close = () => {
    const left = files.length;
    if (left > 0)
      toast({ title: left === 1 ? '1 photo was not added' : `${left} photos were not added`, tone: 'info' });
    onClose();
  };
  return (
    <Dialog
      open={file !== undefined}
      onOpenChange={(open) => !open && close()}
      title={count > 1 ? `Crop photo ${Math.min(place, count)} of ${count}` : 'Crop your photo'}
      description="Move the photo until you like what is in the frame."
      // Not the close button: a press of Enter there would discard all photos.
      initialFocus={() => stage.current?.querySelector<HTMLElement>('[data-take]:not(:disabled)') ?? stage.current}
    >
      {file !== undefined && (
        <div ref={stage} tabIndex={-1} className="grid grid-cols-1 gap-5">
          <Suspense fallback={<Skeleton className="h-[min(44dvh,26rem)]" />}>
            <Cropping
              key={place}
              stage={stage}
              file={file}
              onTaken={onTaken}
              onLeftOut={onLeftOut}
              onRefused={onRefused}
            />
          </Suspense>
        </div>
      )}
    </Dialog>
  );
}
