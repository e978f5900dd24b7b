import { Checkbox } from '#client/ui/Checkbox.tsx';
import { brand } from '#rules/brand.ts';
import type { Position } from '#rules/distance.ts';
import { AvatarUpload } from './AvatarUpload.tsx';
import { PositionField } from './PositionField.tsx';
import type { StepProps } from './step-props.ts';
import type { PhotoUpload } from './use-photo-upload.ts';

type Props = StepProps & {
  photo: PhotoUpload;
  position: Position | null;
  onPosition: (position: Position | null) => void;
};

export function PhotoStep({ draft, errors, change, photo, position, onPosition }: Props) {
  return (
    <>
      <AvatarUpload {...photo} />
      <PositionField position={position} onChange={onPosition} />
      <Checkbox
        label={`I agree that ${brand.name} processes these details to show me to others and others to me.`}
        checked={draft.dataProcessingConsent}
        onChange={({ target }) => change({ dataProcessingConsent: target.checked })}
        error={errors.dataProcessingConsent}
      />
    </>
  );
}
