import { proveAlertsReplay } from '../../long/alerts/alerts-replay.ts';

proveAlertsReplay({
  steps: 4,
  editsAStep: 8,
  ads: 12,
  searches: 6,
  stepsADeath: 3,
  minutesAStep: 1440,
  leastTold: 1,
});
