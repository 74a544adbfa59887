import { proveInvestorPages } from '../../long/load/investor-pages.ts';

proveInvestorPages(300);
