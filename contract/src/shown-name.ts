/**
 * How somebody else may call a person, in one of three ways (docs/specification/rules.md#r11). Empty where there is
 * nothing that they may know.
 */
export interface ShownName {
  /** What the ads of the person show, or of an investor the name of their page. */
  name?: string;
  /** First and last name: of somebody who has written to the caller. */
  firstname?: string;
  lastname?: string;
  /** Of somebody who has said no name, between two who have written to each other. */
  username?: string;
}

/** What to call another person; undefined where nothing is known. */
export function shownNameOf({
  name,
  firstname,
  lastname,
  username,
}: ShownName): string | undefined {
  return [firstname, lastname].filter(Boolean).join(' ') || name || username || undefined;
}

/** What the ads of a person may say of a name. */
export const namesOnAds = ['nothing', 'firstname', 'companyname'] as const;
export type NameOnAds = (typeof namesOnAds)[number];
