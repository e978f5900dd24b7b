import { limits } from '#rules/limits.ts';

type Renditions = { aspectRatio: number; small: string; card: string; medium: string };

/**
 * The `sizes` of a card as wide as the screen. It says less than half the width of a phone, so that the browser takes the 480 px with two dots
 * to a pixel (up to 400 px), and the 720 px with three. Twice the data would look the same at arm's length.
 */
export const cardWidths = '(min-width: 40rem) 30rem, 48vw';

/** Below each size, so that the browser always takes the smallest. */
export const leastWidth = '1px';

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
