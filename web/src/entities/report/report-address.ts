/** The hash of an address whose page opens the sheet: visitors come back to it when they have signed in. */
export const reportHash = '#report';
