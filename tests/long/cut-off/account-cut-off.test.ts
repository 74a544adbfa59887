import { proveAccountCutOff } from './account-cut-off.ts';

proveAccountCutOff('all');
