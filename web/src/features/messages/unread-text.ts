const most = 99;

/** A number for a badge: "99+" for more. */
export function unreadText(count: number): string {
  return count > most ? `${most}+` : String(count);
}
