/** A reference as it is compared: small and capital letters are the same. */
export const referenceKey = (reference: string | null): string => (reference ?? '').toLowerCase();
