/** What other features may import of this one, besides the documents of store.ts. */

export { oldestFirst, queueNames, rateAgeInDays, waitsSince, type Queue } from './queues.ts';
export { personInWords } from './words.ts';
