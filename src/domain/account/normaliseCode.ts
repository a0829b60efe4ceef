/** A typed or pasted one-time code without its spaces. */
export const normaliseCode = (typed: string): string => typed.replaceAll(/\s+/g, '');
