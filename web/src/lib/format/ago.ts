const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long ago something was, for texts of `common:ago`; undefined from a day on, where the date says more. */
export function agoOf(
  iso: string,
  now: number,
): { unit: 'minutes' | 'hours'; count: number } | undefined {
  const passed = now - Date.parse(iso);
  // A clock that was set back makes the past look like the future.
  if (!(passed > -minuteMs && passed < dayMs)) return undefined;
  if (passed < hourMs)
    return { unit: 'minutes', count: Math.max(1, Math.floor(passed / minuteMs)) };
  return { unit: 'hours', count: Math.floor(passed / hourMs) };
}
