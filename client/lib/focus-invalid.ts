/**
 * Moves the focus to the first wrong field of a form; in a group of choices, to its first choice. The page scrolls as far as the
 * field's scroll-margin asks, so that the toast below the header lies over no wrong field.
 */
export function focusInvalid(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const field = wrong?.querySelector('input') ?? wrong;
  field?.focus();
  wrong?.scrollIntoView({ block: 'nearest' });
}
