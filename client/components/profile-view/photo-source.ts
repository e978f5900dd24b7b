import { limits } from '#rules/limits.ts';

type Renditions = { aspectRatio: number; small: string; medium: string };

function widthOf(longerSide: number, aspectRatio: number): number {
  return Math.round(longerSide * Math.min(1, aspectRatio));
}

/** The largest offered size is 720 px: on a phone the next size doubles the data and looks the same. */
export function photoSource({ aspectRatio, small, medium }: Renditions): { src: string; srcSet: string } {
  const { photoSizes } = limits;
  return {
    src: medium,
    srcSet: `${small} ${widthOf(photoSizes.small, aspectRatio)}w, ${medium} ${widthOf(photoSizes.medium, aspectRatio)}w`,
  };
}
