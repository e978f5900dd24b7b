/** Scrolls by the field's scroll-margin, so that the toast below the header covers no invalid field. */
export function focusInvalid(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const field = wrong?.querySelector('input') ?? wrong;
  field?.focus();
  wrong?.scrollIntoView({ block: 'nearest' });
}
