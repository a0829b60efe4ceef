const plain = /^[-−]?\d{1,9}(?:[.,]\d{1,6})?$/;
const grouped = /^\d{1,3}(?:[ .,'’]\d{3})+$/;

/**
 * Parses a typed number with dot or comma: `24000`, `24 000`, `24,000`, `2,5`; undefined for anything else. If `whole`,
 * three digits after a single dot or comma are thousands.
 */
export const typedNumber = (typed: string, whole = false): number | undefined => {
  const text = typed.trim().replaceAll(/\s/gu, ' ');
  if (grouped.test(text) && (whole || /[ '’]|[.,].*[.,]/.test(text))) return Number(text.replaceAll(/\D/g, ''));
  if (!plain.test(text)) return undefined;
  const number = Number(text.replace('−', '-').replace(',', '.'));
  return whole && !Number.isInteger(number) ? undefined : number;
};
