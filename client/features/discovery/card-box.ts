/** Shared with the skeleton, so that nothing moves. 7.25rem are the buttons, 13rem those and the counters above a wide card. A phone's photo fills what they leave, also on its side, where the buttons are low. */
export const cardStyle =
  'overflow-hidden rounded-xl border border-line bg-surface shadow-mid lg:grid lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]';
export const photoStyle =
  'relative h-[calc(100svh-var(--header)-var(--tabs)-var(--search)-7.25rem)] min-h-60 max-lg:low:h-[calc(100svh-var(--header)-var(--tabs)-var(--search)-4.5rem)] max-lg:low:min-h-40 w-full overflow-hidden bg-sunken max-lg:rounded-b-xl lg:h-[min(37.5rem,calc(100dvh-var(--header)-13rem))]';
export const detailsStyle =
  'grid scroll-mt-(--search) grid-cols-1 content-start gap-5 p-5 -outline-offset-4 lg:max-h-[min(37.5rem,calc(100dvh-var(--header)-13rem))] lg:overflow-y-auto lg:p-8';
/** The top right corner of the photo, from outside the card: beside the details it is 30rem wide. */
export const cornerStyle = 'absolute top-6 right-2.5 low:top-3 lg:right-[calc(100%-29.5rem)]';

/** Over the photo. The document draws the first card with them too, before the app is there. */
export const captionStyle =
  'pointer-events-none absolute inset-x-0 bottom-0 bg-linear-to-t from-black/80 via-black/45 to-transparent px-5 pt-14 pb-5 text-white';
/** Leaves room for the button beside it. */
export const nameStyle = 'break-words text-2xl text-shadow-sm max-lg:pr-10 max-lg:landscape:pr-24';
export const ageStyle = 'font-medium';
/** The reasons stand beside a wide card. */
export const onPhone = 'lg:hidden';
/** In the cards of the document only, in place of what the app draws there. */
export const firstPhotoStyle = 'size-full object-cover';
export const iconRoomStyle = 'mt-[0.2em] size-[1em] shrink-0';

/** A compositor layer of its own avoids repaints during motion. */
export const inMotionStyle =
  'group/swipe touch-pan-y touch-pinch-zoom will-change-transform transition-transform duration-300 ease-out-soft data-dragging:select-none data-dragging:transition-none motion-reduce:transition-none';
const stamp =
  'pointer-events-none absolute top-8 rounded-md border-4 bg-surface px-4 py-1 font-bold text-2xl uppercase opacity-0';
export const likeStampStyle = `${stamp} -rotate-12 left-6 border-leaf text-leaf group-data-[way=like]/swipe:opacity-100`;
export const passStampStyle = `${stamp} right-6 rotate-12 border-danger text-danger group-data-[way=pass]/swipe:opacity-100`;
