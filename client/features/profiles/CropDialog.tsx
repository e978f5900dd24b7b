import { Suspense } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

const Cropping = lazyPart(async () => (await import('./Cropping.tsx')).Cropping);

type Props = {
  /** The photos that were chosen and not cropped yet; closed when there is none. */
  files: readonly File[];
  /** How many were chosen together. */
  count: number;
  onCropped: (file: File) => void;
  onSkip: () => void;
  onRefused: () => void;
  onClose: () => void;
};

/** One photo after another, until all that were chosen are cropped or skipped. */
export function CropDialog({ files, count, onCropped, onSkip, onRefused, onClose }: Props) {
  const [file] = files;
  const place = count - files.length + 1;
  return (
    <Dialog
      open={file !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={count > 1 ? `Crop photo ${Math.min(place, count)} of ${count}` : 'Crop your photo'}
      description="Move the photo until you like what is in the frame."
    >
      {file !== undefined && (
        <Suspense fallback={<Skeleton className="h-[min(44dvh,26rem)]" />}>
          <Cropping key={place} file={file} onCropped={onCropped} onSkip={onSkip} onRefused={onRefused} />
        </Suspense>
      )}
    </Dialog>
  );
}
