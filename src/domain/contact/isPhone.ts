/** Whether a normalised number is E.164: '+', country code, 7 to 15 digits in all (product §5). */
export const isPhone = (normalised: string): boolean => /^\+[1-9]\d{6,14}$/.test(normalised);
