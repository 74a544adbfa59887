import { startFirefox } from './firefox.ts';
import { journeysIn } from './journeys.ts';

journeysIn(startFirefox);
