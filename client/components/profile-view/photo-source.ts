import { limits } from '#rules/limits.ts';

type Renditions = { aspectRatio: number; small: string; card: string; medium: string };

/**
 * The `sizes` of a card as wide as the screen. On a phone it says half the width: with two dots to a pixel the browser takes the 480 px, with
 * three the 720 px. Twice the data would look the same at arm's length.
 */
export const cardWidths = '(min-width: 40rem) 30rem, 50vw';

function widthOf(longerSide: number, aspectRatio: number): number {
  return Math.round(longerSide * Math.min(1, aspectRatio));
}

/** The largest offered size is 720 px: on a phone the next size doubles the data and looks the same. */
export function photoSource({ aspectRatio, ...urls }: Renditions): { src: string; srcSet: string } {
  const { photoSizes } = limits;
  const offered = (['small', 'card', 'medium'] as const).map(
    (size) => `${urls[size]} ${widthOf(photoSizes[size], aspectRatio)}w`,
  );
  return { src: urls.medium, srcSet: offered.join(', ') };
}
