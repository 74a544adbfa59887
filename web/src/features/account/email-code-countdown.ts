/** Name of the countdown until another code for a new e-mail address may be asked for. */
export const emailCodeCountdown = 'email-code';
