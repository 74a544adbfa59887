import { proveAlertsReplay } from '../../long/alerts/alerts-replay.ts';

proveAlertsReplay({ steps: 8, editsAStep: 10, ads: 16, searches: 6, stepsADeath: 8 });
