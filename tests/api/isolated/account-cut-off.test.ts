import { proveAccountCutOff } from '../../long/cut-off/account-cut-off.ts';

proveAccountCutOff([2], ['the next sign-in']);
