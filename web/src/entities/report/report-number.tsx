/** The number of a receipt, in groups that can be read out, from left to right in every language. */
export function ReportNumber({ number }: { number: string }) {
  return <bdi dir="ltr">{number.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3')}</bdi>;
}
