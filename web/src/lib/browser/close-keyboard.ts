/** Takes the focus from the field of a search, where its keyboard would cover the results: on touch screens. */
export function closeKeyboard(): void {
  const { activeElement } = document;
  if (matchMedia('(pointer: coarse)').matches && activeElement instanceof HTMLInputElement) {
    activeElement.blur();
  }
}
