/** Seconds before the same code or invitation can be sent again. */
export const resendWait = 30;
