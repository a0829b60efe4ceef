export const cardTypes = ['tachograph', 'cpc', 'medical', 'adr'] as const;

/** Cards a driver may hold besides the licence, one of each type (product §5). */
export type CardType = (typeof cardTypes)[number];
