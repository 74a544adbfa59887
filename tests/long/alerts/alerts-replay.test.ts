import { proveAlertsReplay } from './alerts-replay.ts';

proveAlertsReplay({
  steps: 200,
  editsAStep: 50,
  ads: 80,
  searches: 40,
  stepsADeath: 4,
  minutesAStep: 42,
  leastTold: 201,
});
