/** Shared with the skeleton, so that nothing moves. */
export const listStyle = 'grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-4';
export const cardStyle = 'flex flex-col overflow-hidden rounded-lg border border-line bg-surface';
export const photoStyle = 'grid aspect-3/4 grow grid-cols-1 grid-rows-1 bg-sunken';
export const footStyle = 'grid grid-cols-1 gap-1.5 px-0.5 py-2 sm:gap-3 sm:p-4';
/** A line for the reason, which some people lack, and one for the day. */
export const factsStyle = 'min-h-[2lh] content-center text-center text-ink-soft text-xs';

/** A card grows with a long name. Black at 60 % behind all of the text keeps it at 4.5:1 on a white photo, and fades above it. */
export const captionStyle =
  'self-end bg-linear-to-t from-black/60 from-[calc(100%-1.5rem)] to-transparent px-2 pt-6 pb-2 text-white sm:px-4 sm:pb-4';
export const activityStyle = 'absolute top-2 left-2 whitespace-nowrap max-sm:gap-1.5 max-sm:px-2';
/** The distance is never cut. The area takes what it leaves: with less than its basis it wraps, adds no height, and is out of sight. */
export const placeStyle = 'mt-0.5 flex min-h-[1lh] flex-wrap gap-x-1 overflow-hidden text-xs sm:text-sm';
export const areaStyle = '-mb-[1lh] h-[1lh] min-w-0 grow basis-10 truncate';
