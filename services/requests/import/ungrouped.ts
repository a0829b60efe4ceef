/** Digits in groups of three, with one separator for all of them, and perhaps decimals. */
const grouped = /^(-?\d{1,3})((?<by>[ \u00A0\u202F'’.,])\d{3}(?:\k<by>\d{3})*)(?<decimals>[.,]\d{1,9})?$/u;

/**
 * A number without the separators of its thousands: `18 400` and `1.250,00` are clear. What may be thousands or decimals, such as `9.600`,
 * stays as it is.
 */
export function ungrouped(cell: string): string {
  const found = grouped.exec(cell);
  if (!found) return cell;
  const [, first = '', groups = ''] = found;
  const { by = '', decimals = '' } = found.groups ?? {};
  const isPoint = by === '.' || by === ',';
  const isClear = isPoint ? decimals !== '' || groups.length > 4 : true;
  return isClear && !decimals.startsWith(by) ? first + groups.replaceAll(by, '') + decimals : cell;
}
