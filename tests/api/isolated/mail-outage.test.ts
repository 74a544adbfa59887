import { proveMailOutage } from '../../long/chaos/mail-outage.ts';

proveMailOutage({
  mails: 4,
  ways: ['busy', 'dieInData', 'take', 'blocked'],
  longestPauseMs: 3 * 3_600_000,
  refusedHours: [72, 0],
});
