import { proveBoundedReads } from './bounded-reads.ts';

proveBoundedReads({ ads: 400, times: 20 });
