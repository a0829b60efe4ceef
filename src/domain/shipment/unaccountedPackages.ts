/** Packages of the order that are neither delivered nor short; negative where more is accounted for. What is damaged was delivered. */
export const unaccountedPackages = (
  { delivered, short }: { readonly delivered: number; readonly short: number },
  ordered: number,
): number => ordered - delivered - short;
