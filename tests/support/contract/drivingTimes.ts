/** Hours at the wheel, the countries of the places, and the hours that one driver needs with breaks and rests. */
export const drivingTimes: readonly (readonly [driving: number, countries: readonly string[], elapsed: number])[] = [
  [0, ['DE'], 0],
  [4.5, ['DE', 'FR'], 4.5],
  [4.6, ['DE', 'FR'], 5.35],
  [9, ['DE', 'FR'], 9.75],
  [9.5, ['DE', 'FR'], 21.25],
  [10, ['DE', 'FR'], 21.75],
  [18, ['DE', 'FR'], 30.5],
  [20, ['DE', 'FR'], 43.5],
  [8, ['US', 'US'], 8],
  [8.5, ['US', 'US'], 9],
  [11, ['US', 'US'], 11.5],
  [12, ['US', 'US'], 22.5],
  [22, ['US', 'US', 'US'], 33],
  // No rule for Canada or Mexico is built in.
  [11, ['US', 'CA'], 22.75],
  [11, ['MX', 'US'], 22.75],
  [11, ['US', ''], 22.75],
  [11, [], 22.75],
];
