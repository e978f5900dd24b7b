import { limits } from '#rules/limits.ts';

type Renditions = { aspectRatio: number; small: string; medium: string };

/** How wide a rendition is: the limits give the longer side. */
function widthOf(longerSide: number, aspectRatio: number): number {
  return Math.round(longerSide * Math.min(1, aspectRatio));
}

/**
 * The `src` and `srcSet` of a photo for a box that the photo covers. Nothing above 720 px is offered: on a phone the next size costs
 * twice the data and looks the same.
 */
export function photoSource({ aspectRatio, small, medium }: Renditions): { src: string; srcSet: string } {
  const { photoSizes } = limits;
  return {
    src: medium,
    srcSet: `${small} ${widthOf(photoSizes.small, aspectRatio)}w, ${medium} ${widthOf(photoSizes.medium, aspectRatio)}w`,
  };
}
