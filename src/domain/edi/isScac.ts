/** Whether a text can be a standard carrier alpha code (SCAC): 2 to 4 letters. */
export const isScac = (text: string): boolean => /^[A-Z]{2,4}$/.test(text);
