/**
 * Mutants of `firestore.rules` that no row can tell from the rules, and why. The long proof
 * asks the whole table of each: one that is noticed must not stand here, nor a reason without a mutant.
 */
export const equivalentMutants: readonly { mutants: RegExp; why: string }[] = [
  {
    mutants: /^(isLive|changesContentOnly)\(\): .* → .*(toMillis\(\) <=|'s'\) <) /,
    why: 'Only a request in the very millisecond would tell.',
  },
  {
    mutants: /^changesContentOnly\(\): 0 → 1$/,
    why: 'Both are long before any edit.',
  },
  {
    mutants: /^changesContentOnly\(\): 2 → [13]$/,
    why: 'No row can be asked so soon after it was written.',
  },
  {
    mutants: /^isBounded\(\): without request\.query\.limit != null$/,
    why: 'A comparison of null with a number fails, and a rule that fails refuses. The rules ask all the same.',
  },
  {
    mutants: /^isTrimmedText\(\): without text is string$/,
    why: 'Only texts have matches(). The rules ask all the same, because size() takes lists and maps too.',
  },
  {
    mutants: / list: list → list, (get|create|update|delete)$/,
    why: 'Only a list has request.query.limit, so isBounded() fails for everything else.',
  },
  {
    mutants: /^\/(listings|conversations|messages)\/\{\w+\} get: get → get, create$/,
    why: 'These rules look at the document that is there, and what is created is not there yet.',
  },
  {
    mutants: /^\/messages\/\{message\} update: update → update, (get|list|create|delete)$/,
    why: 'changesContentOnly() needs the document before and after. Only an update has both.',
  },
  {
    mutants: /^\/messages\/\{message\} update: resource → request\.resource( \((2|4)\))?$/,
    why: 'sender, conversation and the fields of isTyped() are the same before and after, because changesContentOnly() allows no change of them.',
  },
];
