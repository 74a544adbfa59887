/** Replaces Arabic-Indic (٠-٩) and Persian (۰-۹) digits by 0-9, and nothing else. */
export function toLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  );
}
