/** A line over a photo. The document of the deck draws its first card with it too, before the app is there. */
export const lineStyle = 'mt-1 flex items-start gap-1.5 text-sm';
