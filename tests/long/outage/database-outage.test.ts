import { answerTime } from '../../../functions/src/http/time-limits.ts';
import { startOwnFirestore } from '../../support/own-firestore.ts';
import { proveDatabaseOutage } from './database-outage.ts';

proveDatabaseOutage({
  open: startOwnFirestore,
  answerMs: answerTime.apiMs,
  goneMs: 60_000,
  rounds: 2,
  ads: 60,
  atMost: { recoveryMs: 10_000, slackMs: 5_000 },
});
