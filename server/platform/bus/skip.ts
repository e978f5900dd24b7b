/** Loading an event for a viewer who may not see it throws this. The viewer gets no sign of it. */
export class SkipEvent extends Error {}
