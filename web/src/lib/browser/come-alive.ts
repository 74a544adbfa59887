declare global {
  interface Window {
    /** What was pressed or sent before the script had come; `boot.js` keeps it. */
    qaysariEarly?: { type: string; target: Element }[];
  }
}

/** Marks the element whose content the server has drawn, until it comes to life. */
const drawn = 'data-drawn';

/**
 * Call it before the drawn page in `root` comes to life, and what it answers when it has. What somebody typed, pressed
 * or sent meanwhile happens then, in this order.
 */
export function prepareToComeAlive(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll('input')].flatMap((field) => {
    const { value: text, defaultValue } = field;
    // As it was drawn: components take what they find for what they drew.
    field.value = defaultValue;
    return text === defaultValue ? [] : { field, text };
  });
  return () => {
    root.removeAttribute(drawn);
    for (const { field, text } of typed) type(field, text);
    // The components have taken the words by then.
    setTimeout(actEarlyEvents);
  };
}

function actEarlyEvents(): void {
  for (const { type: kind, target } of window.qaysariEarly ?? []) {
    if (!target.isConnected) continue;
    if (kind === 'click') (target as HTMLElement).click();
    else target.dispatchEvent(new Event(kind, { bubbles: true, cancelable: true }));
  }
  delete window.qaysariEarly;
}

/** As a person types: the component hears of it only when the value changes past it. */
function type(field: HTMLInputElement, text: string): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the field as `this`
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
