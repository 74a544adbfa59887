export { replanIn, toldAll, type AlertPlan } from './alert-store.ts';
