import { DecisionOfLink } from '../features/reports/statement/decision-of-link.tsx';

export function DecisionPage() {
  return <DecisionOfLink />;
}
