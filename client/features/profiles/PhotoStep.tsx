import type { FragmentType } from '@apollo/client';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { consentTexts } from '#rules/consents.ts';
import type { Position } from '#rules/distance.ts';
import type { Draft, Errors } from './draft.ts';
import { Photos } from './Photos.tsx';
import { PositionField } from './PositionField.tsx';
import type { PhotoTile_PhotoFragment } from './photos.generated.ts';
import type { PhotoUploads } from './use-photo-uploads.ts';

type Props = {
  viewerId: string;
  photos: readonly FragmentType<PhotoTile_PhotoFragment>[];
  uploads: PhotoUploads;
  draft: Draft;
  errors: Errors;
  change: (part: Partial<Draft>) => void;
  position: Position | null;
  onPosition: (position: Position | null) => void;
};

export function PhotoStep({ viewerId, photos, uploads, draft, errors, change, position, onPosition }: Props) {
  return (
    <>
      <Photos viewerId={viewerId} photos={photos} uploads={uploads} heading="h3" />
      <PositionField
        label="Use my current location"
        said={position === null ? '' : 'Position found'}
        instead="Your town is enough: you can also choose it in step 2."
        onPosition={async (found) => onPosition(found)}
      />
      <Checkbox
        label={consentTexts.dataProcessing}
        checked={draft.hasConsentedToDataProcessing}
        onChange={({ target }) => change({ hasConsentedToDataProcessing: target.checked })}
        error={errors.hasConsentedToDataProcessing}
      />
    </>
  );
}
