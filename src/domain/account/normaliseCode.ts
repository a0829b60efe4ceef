/** A one-time code as typed or pasted, without the spaces in it. */
export const normaliseCode = (typed: string): string => typed.replaceAll(/\s+/g, '');
