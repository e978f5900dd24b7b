import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '#client/ui/Button.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { type Area, pictureAt, redraw, wholeOf } from './picture.ts';

type Props = {
  stage: RefObject<HTMLElement | null>;
  file: File;
  /** With the part that was chosen, or the whole photo, as it is sent. */
  onTaken: (file: File) => void;
  onLeftOut: () => void;
  /** The file is no picture that this browser can draw. */
  onRefused: () => void;
};

const farthest = 3;

function usePicture(file: File, onRefused: () => void): HTMLImageElement | null {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const refused = useEffectEvent(onRefused);
  useEffect(() => {
    let isCurrent = true;
    const url = URL.createObjectURL(file);
    pictureAt(url).then(
      (found) => isCurrent && setPicture(found),
      () => isCurrent && refused(),
    );
    return () => {
      isCurrent = false;
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return picture;
}

/** Leads the focus over the stage to the button that takes the photo, once it can be used. */
function useTaker(stage: Props['stage'], isReady: boolean) {
  const taker = useRef<HTMLButtonElement>(null);
  // The button of the photo before is gone, and with it the focus.
  useEffect(() => stage.current?.focus(), [stage]);
  useEffect(() => {
    if (!isReady) return;
    const take = () => {
      const active = document.activeElement;
      if (active === stage.current || !stage.current?.contains(active)) taker.current?.focus();
    };
    take();
    // Once more: the dialog's own care for a focus that got lost comes a moment later, and would choose the cross.
    const frame = requestAnimationFrame(take);
    return () => cancelAnimationFrame(frame);
  }, [isReady, stage]);
  return taker;
}

/** Moved by mouse, finger or arrow keys; nearer by the wheel, two fingers or the slider. */
export function Cropping({ stage, file, onTaken, onLeftOut, onRefused }: Props) {
  const picture = usePicture(file, onRefused);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [drawing, setDrawing] = useState<'part' | 'whole' | null>(null);
  const area = useRef<Area | null>(null);
  const taker = useTaker(stage, picture !== null);

  const take = async (what: 'part' | 'whole') => {
    const taken = picture && (what === 'whole' ? wholeOf(picture) : area.current);
    if (picture === null || taken === null) return;
    setDrawing(what);
    await redraw(picture, taken, file.name).then(onTaken, onRefused);
  };
  const left = { variant: 'secondary', size: 'sm', className: 'flex-1 whitespace-nowrap px-2!' } as const;

  return (
    <>
      <div className="relative h-[min(44dvh,26rem)] overflow-hidden rounded-md bg-black">
        {picture === null ? (
          <Skeleton className="size-full" />
        ) : (
          <Cropper
            image={picture.src}
            aspect={4 / 5}
            crop={crop}
            zoom={zoom}
            maxZoom={farthest}
            keyboardStep={8}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => {
              area.current = pixels;
            }}
            // The style sheet comes as a file: the content security policy allows no style element.
            disableAutomaticStylesInjection
            classes={{ cropAreaClassName: 'focus-visible:outline-4! focus-visible:-outline-offset-4! outline-white!' }}
            cropperProps={{ role: 'application', 'aria-label': 'The part that is shown: move it with the arrow keys' }}
          />
        )}
      </div>
      <Zoom value={zoom} onValue={setZoom} />
      <div className="flex flex-wrap gap-2">
        <Button {...left} disabled={drawing !== null} onClick={onLeftOut}>
          Leave it out
        </Button>
        <Button
          {...left}
          loading={drawing === 'whole'}
          disabled={picture === null || drawing === 'part'}
          onClick={() => void take('whole')}
        >
          Use whole photo
        </Button>
        <Button
          ref={taker}
          data-take
          loading={drawing === 'part'}
          disabled={picture === null || drawing === 'whole'}
          onClick={() => void take('part')}
          className="w-full"
        >
          Use this photo
        </Button>
      </div>
    </>
  );
}

function Zoom({ value, onValue }: { value: number; onValue: (value: number) => void }) {
  return (
    <label className="flex min-h-11 items-center gap-4 font-semibold text-sm">
      Zoom
      <input
        type="range"
        min={1}
        max={farthest}
        step={0.05}
        value={value}
        aria-valuetext={`${Math.round(value * 100)} percent`}
        onChange={({ target }) => onValue(Number(target.value))}
        className="h-11 min-w-0 flex-1 accent-crimson"
      />
    </label>
  );
}
