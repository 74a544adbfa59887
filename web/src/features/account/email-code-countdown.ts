/**
 * Name of the countdown until another code for a new e-mail address may be requested. It has a file of its own,
 * because the page that requests the code needs neither the step that takes it nor that step's texts.
 */
export const emailCodeCountdown = 'email-code';
