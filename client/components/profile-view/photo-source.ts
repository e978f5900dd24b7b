import { limits } from '#rules/limits.ts';

type Renditions = { aspectRatio: number; small: string; medium: string };

/** The width of a rendition in pixels: the limits give the longer side. */
function widthOf(longerSide: number, aspectRatio: number): number {
  return Math.round(longerSide * Math.min(1, aspectRatio));
}

/**
 * The `src` and `srcSet` of a photo that covers its box. The largest offered size is 720 px: on a phone the next size doubles the data and
 * looks the same.
 */
export function photoSource({ aspectRatio, small, medium }: Renditions): { src: string; srcSet: string } {
  const { photoSizes } = limits;
  return {
    src: medium,
    srcSet: `${small} ${widthOf(photoSizes.small, aspectRatio)}w, ${medium} ${widthOf(photoSizes.medium, aspectRatio)}w`,
  };
}
