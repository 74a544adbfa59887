/** Opens a chat on WhatsApp, with a first message where one is given. `number`: international, digits only. */
export function whatsappAddress(number: string, message?: string): string {
  return `https://wa.me/${number}${message === undefined ? '' : `?text=${encodeURIComponent(message)}`}`;
}

/**
 * What WhatsApp knows a number in E.164 by; undefined where it knows none. Iraqi mobile numbers begin with 7. Foreign
 * numbers are assumed to have WhatsApp.
 */
export function whatsappNumber(phone: string): string | undefined {
  const isLandline = phone.startsWith('+964') && !phone.startsWith('+9647');
  return isLandline ? undefined : phone.replace('+', '');
}
