import { proveMailOutage } from './mail-outage.ts';

proveMailOutage({
  mails: 20,
  ways: [
    ...['busy', 'dieInData', 'take', 'blocked', 'stallAtEnd', 'busy'],
    ...['take', 'blocked', 'stallAtEnd', 'busy', 'dieInData', 'stallAtGreeting'],
  ] as const,
  longestPauseMs: 600_000,
  refusedHours: [24, 24],
  heldMs: 4_000,
});
