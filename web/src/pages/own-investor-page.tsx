export function OwnInvestorPage() {
  return null;
}
