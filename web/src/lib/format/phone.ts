import parsePhoneNumber from 'libphonenumber-js/min';

/** A number in E.164 as people read it: Iraqi ones like `0770 123 4567`, others with their country's code. */
export function formatPhone(e164: string): string {
  const number = parsePhoneNumber(e164);
  if (!number) return e164;
  return number.countryCallingCode === '964'
    ? number.formatNational()
    : number.formatInternational();
}
