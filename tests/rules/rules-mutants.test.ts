import { proveRulesMutants } from '../long/mutants/rules-mutants.ts';

proveRulesMutants({ ofEach: 1 });
