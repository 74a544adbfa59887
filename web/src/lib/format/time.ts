const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Baghdad',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The time of day in Iraq, as `16:05`. */
export function formatTime(iso: string): string {
  return clock.format(new Date(iso));
}
