/** The text with Arabic-Indic (٠-٩) and Persian (۰-۹) digits replaced by 0-9; all else untouched. */
export function toLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  );
}
