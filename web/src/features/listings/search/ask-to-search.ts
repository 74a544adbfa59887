/** State of a link to the list that puts the focus into its search field. */
export const askToSearch = { asksToSearch: true } as const;

export function asksToSearch(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'asksToSearch' in state;
}
