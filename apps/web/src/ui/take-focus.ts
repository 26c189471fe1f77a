/** As a ref: the element takes the focus when it appears, so that the focus is not lost with what it replaces. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
