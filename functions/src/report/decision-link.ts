/** What the secret of a mailed link is about: one decision in the history of a case. */
export function aboutDecision(id: string, decision: number): string {
  return `${id}~${decision}`;
}

export function readAbout(about: string): { id: string; decision: number } {
  const at = about.lastIndexOf('~');
  return { id: about.slice(0, at), decision: Number(about.slice(at + 1)) };
}
