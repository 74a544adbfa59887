import { proveBoundedReads } from '../long/load/bounded-reads.ts';

proveBoundedReads({ ads: 20, times: 3 });
