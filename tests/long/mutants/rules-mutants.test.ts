import { proveRulesMutants } from './rules-mutants.ts';

proveRulesMutants('all');
