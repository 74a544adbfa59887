import { proveAccountCrash } from '../../long/crash-recovery/account-crash.ts';

proveAccountCrash([2], ['the next sign-in']);
