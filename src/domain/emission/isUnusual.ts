/** Between these lies what carrying a tonne for a kilometre usually causes, in grams. */
const usual = { least: 20, most: 3_000 } as const;

/** Whether so many grams for so many tonne-kilometres look like a slip: a digit too many, or the fuel of a week. */
export const isUnusual = (grams: number, tkm: number): boolean =>
  tkm > 0 && (grams / tkm < usual.least || grams / tkm > usual.most);
