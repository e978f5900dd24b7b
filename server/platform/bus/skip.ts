/** Thrown while an event is loaded for a viewer who may not see it (any more). The event is dropped, and the viewer gets no sign of it. */
export class SkipEvent extends Error {}
