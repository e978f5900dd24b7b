/** Apart from the other texts, which come with the dialogs. */
export const menuLabel = (name: string, isOfMatch: boolean): string =>
  isOfMatch ? `Unmatch, block or report ${name}` : `Block or report ${name}`;
