/**
 * Times in Iraq, for every reader. `Intl.DateTimeFormat` would look up the time zone, but its first use blocks a phone.
 */

/** Asia/Baghdad has had no summer time since 2008 (https://www.iana.org/time-zones). */
export const iraqAheadMs = 3 * 60 * 60 * 1000;

/** A date whose UTC fields are those of a clock in Iraq. `time`: in ISO 8601 or in milliseconds. */
export function inIraq(time: string | number): Date {
  return new Date(new Date(time).getTime() + iraqAheadMs);
}

/** The calendar day in Iraq, such as `2026-11-24`. `time`: in ISO 8601 or in milliseconds. */
export function dayInIraq(time: string | number): string {
  return inIraq(time).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
