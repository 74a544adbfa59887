/** Asks the person to sign in again. Answers false when they refuse. */
type AskPerson = () => Promise<boolean>;

let askPerson: AskPerson | undefined;
let asking: Promise<boolean> | undefined;

/** Sets the function that asks the person. Answers a function that removes it. */
export function onRecentSignInNeeded(ask: AskPerson): () => void {
  askPerson = ask;
  return () => {
    if (askPerson === ask) askPerson = undefined;
  };
}

/** Calls that need it at the same time share one question. False where nobody can ask. */
export async function askForRecentSignIn(): Promise<boolean> {
  if (!askPerson) return false;
  asking ??= askPerson().finally(() => {
    asking = undefined;
  });
  return asking;
}
