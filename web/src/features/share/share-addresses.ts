export type ShareTarget = 'whatsapp' | 'telegram' | 'facebook';

/** Where each app takes up a link. Facebook reads the title from the page itself. */
export function shareAddresses(title: string, link: string): Record<ShareTarget, string> {
  const query = (values: Record<string, string>) => {
    const parts = Object.entries(values);
    return parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  };
  return {
    whatsapp: `https://wa.me/?${query({ text: `${title}\n${link}` })}`,
    telegram: `https://t.me/share/url?${query({ url: link, text: title })}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?${query({ u: link })}`,
  };
}
