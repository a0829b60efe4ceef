const decimals = { s: 2, ms: 1, '×': 2 };

/**
 * One row of the table. `value` and `budget` are in `unit` ('s', 'ms', '×', 'B' or none). Without a budget the row is only
 * informative. `beside` is a remark for comparison.
 */
export function figure(name, value, unit, { budget, beside = '' } = {}) {
  return { name, value, unit, budget, beside, kept: budget === undefined || value <= budget };
}

/** Formats a value with its unit and suitable precision. */
export function written(value, unit) {
  if (value === undefined) return '';
  const number = value.toLocaleString('en-US', {
    minimumFractionDigits: decimals[unit] ?? 0,
    maximumFractionDigits: decimals[unit] ?? (Number.isInteger(value) ? 0 : 3),
  });
  return unit ? `${number} ${unit}` : number;
}
