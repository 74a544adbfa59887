/** A tab that sleeps may hold a lock for ever. */
const patienceMs = 10_000;

/**
 * Runs `act` while no other tab runs one of the same name. It is run all the same where the browser has no locks, and
 * when another tab holds the lock for too long: a message that two tabs send has one key, and stays one message.
 */
export async function aloneInBrowser(name: string, act: () => Promise<void>): Promise<void> {
  // Only secure contexts have them.
  if (!('locks' in navigator)) return act();
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), patienceMs);
  const run = { hasBegun: false };
  const begin = () => {
    run.hasBegun = true;
    clearTimeout(timer);
    return act();
  };
  try {
    await navigator.locks.request(name, { signal: controller.signal }, begin);
  } catch (error) {
    if (run.hasBegun) throw error;
    await begin();
  }
}
