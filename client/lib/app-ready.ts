/** Sent to the document once a prerendered page has its listeners. */
export const readyEvent = 'zobo:ready';
