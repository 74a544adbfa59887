import { proveAlertsReplay } from '../../long/alerts/alerts-replay.ts';

proveAlertsReplay({
  steps: 6,
  editsAStep: 12,
  ads: 16,
  searches: 8,
  stepsADeath: 6,
  minutesAStep: 720,
  leastTold: 1,
});
