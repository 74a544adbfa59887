/** States of a case, as staff name them; `open` ones are listed unless told. */
export const caseStates = ['open', 'objection', 'decided'] as const;
export type CaseState = (typeof caseStates)[number];
