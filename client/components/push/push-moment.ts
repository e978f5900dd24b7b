import { createListeners } from '#client/lib/listeners.ts';

const moments = createListeners();

/** A moment to ask for pushes: a match was seen, or an own message is stored. */
export const tellPushMoment = moments.tell;
export const onPushMoment = moments.subscribe;
