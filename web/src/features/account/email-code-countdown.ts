/**
 * Name of the countdown until another code for a new e-mail address may be asked for. It stands alone, because the
 * page that asks for the code needs neither the step that takes it nor that step's texts.
 */
export const emailCodeCountdown = 'email-code';
