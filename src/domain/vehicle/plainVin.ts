/** A vehicle identification number without the spaces and dashes it is printed with, in upper case (ISO 3779). */
export const plainVin = (typed: string): string => typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase();
