/** What is only there to be read more easily. */
const grouping = /[\s\p{Pd}.]/gu;

/** A number for value-added tax as it is kept: upper case, without what groups it. */
export const plainVatId = (typed: string): string => typed.replaceAll(grouping, '').toUpperCase();
