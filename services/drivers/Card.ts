/** A driver's cards besides the licence. */
export const cardTypes = ['tachograph', 'cpc', 'medical', 'adr'] as const;

export interface Card {
  readonly type: (typeof cardTypes)[number];
  readonly number: string | null;
  /** `YYYY-MM-DD` */
  readonly expiresOn: string;
}
