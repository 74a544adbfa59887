export function InvestorsPage() {
  return null;
}
