export function FindAnInvestorPage() {
  return null;
}
