import { proveInvestorPages } from './investor-pages.ts';

proveInvestorPages(5_000);
