const decimals = { s: 2, ms: 1, '×': 2 };

/**
 * One row of the table. `value` and `budget` are in `unit` ('s', 'ms', '×', 'B' or none); without a budget the row only
 * informs. `beside` says what the value is to be seen with.
 */
export function figure(name, value, unit, { budget, beside = '' } = {}) {
  return { name, value, unit, budget, beside, kept: budget === undefined || value <= budget };
}

/** A value with its unit, in as many digits as it deserves. */
export function written(value, unit) {
  if (value === undefined) return '';
  const number = value.toLocaleString('en-US', {
    minimumFractionDigits: decimals[unit] ?? 0,
    maximumFractionDigits: decimals[unit] ?? (Number.isInteger(value) ? 0 : 3),
  });
  return unit ? `${number} ${unit}` : number;
}
