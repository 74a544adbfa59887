/** Names that people would take for our team, also as one word of several, such as `support.iq` or `admin1`. */
const words = new Set([
  ...['admin', 'administrator', 'moderator', 'support', 'staff', 'helpdesk', 'security'],
  ...['system', 'root', 'webmaster', 'postmaster', 'hostmaster', 'noreply', 'verification'],
]);

/** Only as the whole name: inside longer names they are harmless. */
const wholeNames = new Set([
  ...['help', 'team', 'official', 'info', 'contact', 'abuse', 'billing', 'payments', 'service'],
  ...['mod', 'mods', 'no-reply', 'customerservice', 'customer-service', 'null', 'undefined'],
]);

const ourName = /q[ae]+[iy]s[ae]r[iy]/;

/** Digits and signs that people read as letters. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '!': 'i', '|': 'i', $: 's' },
};

/** Whether nobody may sign up with a username: it would pass for our team in a chat. */
export function isReservedName(username: string): boolean {
  const lower = username.toLowerCase();
  const asRead = lower.replaceAll(/[013457!|$]/g, (sign) => lookalikes[sign] ?? sign);
  return [lower, asRead].some(
    (name) =>
      wholeNames.has(name) ||
      words.has(name.replaceAll(/[^a-z]/g, '')) ||
      name.split(/[^a-z]+/).some((word) => words.has(word)) ||
      ourName.test(name.replaceAll(/[^a-z]/g, '')),
  );
}
