/** Opens a chat on WhatsApp, with a first message where one is given. `number`: international, digits only. */
export function whatsappAddress(number: string, message?: string): string {
  return `https://wa.me/${number}${message === undefined ? '' : `?text=${encodeURIComponent(message)}`}`;
}
