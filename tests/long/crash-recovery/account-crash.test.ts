import { proveAccountCrash } from './account-crash.ts';

proveAccountCrash('all');
