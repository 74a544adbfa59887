export function InvestorPage() {
  return null;
}
