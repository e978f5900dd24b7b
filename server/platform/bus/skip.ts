/** Thrown while an event is loaded for a viewer who may not see it (any more): the event is dropped without a trace. */
export class SkipEvent extends Error {}
