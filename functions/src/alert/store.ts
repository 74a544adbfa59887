/** What other features need of the people who look for something. */
export { countSeekers } from './count-seekers.ts';
