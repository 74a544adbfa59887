/** How often we notify somebody of what is new in a saved search. `atOnce` is three times a day at most. */
export const alertFrequencies = ['atOnce', 'daily', 'weekly', 'never'] as const;

export type AlertFrequency = (typeof alertFrequencies)[number];

/** A search that somebody keeps. */
export interface SavedSearch {
  id: string;
  /** What it finds: the query of the list's address, without page and order. */
  filter: string;
  /** Nothing is counted and nobody is notified while it is paused. */
  isPaused: boolean;
  frequency: AlertFrequency;
  /** @format date-time */
  createdAt: string;
  /**
   * Ads that it finds and that came into the lists since its person last looked; 100 means 100 or more. Left out
   * while it is paused.
   */
  newCount?: number;
}

/** What of a saved search changes; what is left out stays. */
export interface SavedSearchChange {
  filter?: string | undefined;
  isPaused?: boolean | undefined;
  frequency?: AlertFrequency | undefined;
}
