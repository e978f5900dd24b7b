/** Shared with the skeleton, so that nothing moves. 17rem are the header, the counters and the buttons. */
export const cardStyle =
  'overflow-hidden rounded-xl border border-line bg-surface shadow-mid lg:grid lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]';
export const photoStyle =
  'relative aspect-4/5 max-h-[calc(100dvh-17rem)] min-h-80 [@media(max-height:40rem)]:min-h-60 w-full overflow-hidden bg-sunken lg:h-[min(37.5rem,calc(100dvh-17rem))] lg:max-h-none lg:aspect-auto';
export const detailsStyle =
  'grid grid-cols-1 content-start gap-5 p-5 -outline-offset-4 lg:max-h-[min(37.5rem,calc(100dvh-17rem))] lg:overflow-y-auto lg:p-8';
