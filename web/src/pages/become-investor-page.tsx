export function BecomeInvestorPage() {
  return null;
}
