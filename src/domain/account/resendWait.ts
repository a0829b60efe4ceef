/** Seconds the services wait between two sendings of one code or invitation. */
export const resendWait = 30;
