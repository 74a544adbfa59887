/**
 * The result, or a rejection when it takes longer: `late` makes its error. What is under way goes on, and
 * somebody who asks again may find it done.
 */
export async function inTime<Value>(
  work: Promise<Value>,
  ms: number,
  late: (cause: Error) => Error = (cause) => cause,
): Promise<Value> {
  const { promise: end, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late(new Error(`no answer after ${ms} ms`))), ms);
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}
