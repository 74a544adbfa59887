/**
 * List prices in US dollars before any free quota, read in November 2026 and to be checked before believing
 * them. Firestore's are those of the multi-region, which are above every regional one
 * (https://firebase.google.com/docs/firestore/pricing). Cloud Run's are those of Doha, which is
 * a region of tier 2, billed by request (https://cloud.google.com/run/pricing). Cloud Storage's are those of
 * operations on a single region and the standard class (https://cloud.google.com/storage/pricing). Hosting has
 * one price for the whole world (https://firebase.google.com/pricing).
 */
export const prices = {
  read: 0.06 / 100_000,
  write: 0.18 / 100_000,
  remove: 0.02 / 100_000,
  invocation: 0.4 / 1_000_000,
  vcpuSecond: 0.0000336,
  gibibyteSecond: 0.0000035,
  /** Class A: an object is written or a folder listed. */
  storageWrite: 0.05 / 10_000,
  /** Class B: an object or what is known of it is read. */
  storageRead: 0.004 / 10_000,
  /** Sent by Hosting's network to people. What a function sends to Hosting is in it. */
  sentByte: 0.15 / 1e9,
};

/** What is billed for one request that an instance serves alone: the least that there is. */
export const leastBilledSeconds = 0.1;

/** What a request to a function costs besides Firestore, with one vCPU. */
export function requestPrice(gibibytes: number): number {
  const { invocation, vcpuSecond, gibibyteSecond } = prices;
  return invocation + leastBilledSeconds * (vcpuSecond + gibibytes * gibibyteSecond);
}
