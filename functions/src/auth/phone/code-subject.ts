/** What a code belongs to: one for another number, or another person's, is no use. */
export function codeSubject(uid: string, phone: string): string {
  return `${uid}:${phone}`;
}
