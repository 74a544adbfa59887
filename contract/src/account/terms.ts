/** The day of the present terms and conditions. A new day asks everybody again, with their next profile. */
export const termsDate = '2025-11-01';
