/** Shared with the skeleton, so that nothing moves. */
export const listStyle = 'grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-4';
export const cardStyle = 'flex flex-col overflow-hidden rounded-lg border border-line bg-surface';
export const photoStyle = 'grid aspect-3/4 grow grid-cols-1 grid-rows-1 bg-sunken';
/** The day takes two lines of a narrow card, and both are kept free for it. */
export const footStyle = 'grid grid-cols-1 gap-1.5 p-2 sm:gap-3 sm:p-4';
export const dayStyle = 'min-h-[2lh] content-center text-balance text-center text-ink-soft text-xs sm:min-h-0';

/** A card grows with a long name. Each line below the name stays one line, and is whole in the profile. */
export const captionStyle =
  'self-end bg-linear-to-t from-black/80 via-black/50 to-transparent px-2 pt-10 pb-2.5 text-white sm:px-4 sm:pb-4 ' +
  // The activity stands in the photo's corner, where it covers no face.
  '[&>p:first-child]:absolute [&>p:first-child]:top-2 [&>p:first-child]:left-2 [&>p:first-child]:whitespace-nowrap max-sm:[&>p:first-child]:gap-1.5 max-sm:[&>p:first-child]:px-2 ' +
  '[&>h2~p]:block [&>h2~p]:truncate [&>h2~p]:text-xs sm:[&>h2~p]:text-sm [&>p>svg]:mr-1 [&>p>svg]:inline';
