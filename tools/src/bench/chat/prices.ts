/**
 * List prices in US dollars before any free quota, as of November 2026 and to be checked before believing them:
 * Firestore's of the multi-region, which is above every regional one
 * (https://firebase.google.com/docs/firestore/pricing), and those of Cloud Run functions in Doha,
 * tier 2, billed by request (https://cloud.google.com/run/pricing).
 */
export const prices = {
  read: 0.06 / 100_000,
  write: 0.18 / 100_000,
  invocation: 0.4 / 1_000_000,
  vcpuSecond: 0.0000336,
  gibibyteSecond: 0.0000035,
};

/** What is billed for one request that an instance serves alone: the least that there is. */
const billedSeconds = 0.1;

/** What a request to a function costs besides Firestore, with one vCPU. */
export function requestPrice(gibibytes: number): number {
  const { invocation, vcpuSecond, gibibyteSecond } = prices;
  return invocation + billedSeconds * (vcpuSecond + gibibytes * gibibyteSecond);
}
