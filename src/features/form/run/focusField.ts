/**
 * Puts the focus on the control of a field, or of a part of a person (`data-part`), and brings its name into view.
 * @returns false when it is not on the page.
 */
export function focusField(form: ParentNode, key: string, part?: string): boolean {
  const box = form.querySelector(`[data-field="${CSS.escape(key)}"]`);
  const place = (part && box?.querySelector(`[data-part="${CSS.escape(part)}"]`)) || box;
  const wrong = place?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = wrong ?? place?.querySelector<HTMLElement>('input, select, textarea, button, [tabindex]');
  if (!place || !control) return false;
  control.focus({ preventScroll: true });
  place.scrollIntoView?.({ block: 'center' });
  return true;
}
