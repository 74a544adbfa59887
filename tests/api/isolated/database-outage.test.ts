import { openFirestoreDoor } from '../../support/own-firestore.ts';
import { proveDatabaseOutage } from '../../long/outage/database-outage.ts';

proveDatabaseOutage({ open: openFirestoreDoor, answerMs: 1_000, goneMs: 0, rounds: 1, ads: 6 });
