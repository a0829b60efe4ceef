const plain = /^[-−]?\d{1,9}(?:[.,]\d{1,6})?$/;
const grouped = /^\d{1,3}(?:[ .,'’]\d{3})+$/;

/**
 * The number somebody typed, with point or comma: `24000`, `24 000`, `24,000` and `2,5` are read, anything else is
 * undefined. Three digits after a single point or comma are thousands where a `whole` number is asked for.
 */
export const typedNumber = (typed: string, whole = false): number | undefined => {
  const text = typed.trim().replaceAll(/\s/gu, ' ');
  if (grouped.test(text) && (whole || /[ '’]|[.,].*[.,]/.test(text))) return Number(text.replaceAll(/\D/g, ''));
  if (!plain.test(text)) return undefined;
  const number = Number(text.replace('−', '-').replace(',', '.'));
  return whole && !Number.isInteger(number) ? undefined : number;
};
