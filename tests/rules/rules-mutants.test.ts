import { proveRulesMutants } from '../long/rules/rules-mutants.ts';

proveRulesMutants({ ofEach: 1 });
