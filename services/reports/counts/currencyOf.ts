const letterA = 65;
const letters = 26;

/** A currency by the number of its three letters. */
export const currencyOf = (number: number): string =>
  String.fromCodePoint(
    ...[letters * letters, letters, 1].map((place) => letterA + (Math.floor(number / place) % letters)),
  );
