/** By which a request says what kind it is. The functions know nothing of it. */
export const kindHeader = 'x-bench-kind';

/** What Google would bill besides the time of the function. */
export interface Billed {
  reads: number;
  writes: number;
  removes: number;
  storageWrites: number;
  storageReads: number;
}

/** What a function's process has used. */
export interface Usage {
  /** Since it began. */
  cpuSeconds: number;
  memoryBytes: number;
  peakBytes: number;
  /** Since the last question. */
  loopDelayP99Ms: number;
  /** Since the last question, by the kind of the request. */
  billed: Record<string, Billed>;
}
