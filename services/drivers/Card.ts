/** Cards a driver carries beside the licence. */
export const cardTypes = ['tachograph', 'cpc', 'medical', 'adr'] as const;

export interface Card {
  readonly type: (typeof cardTypes)[number];
  readonly number: string | null;
  /** A day, `YYYY-MM-DD`. */
  readonly expiresOn: string;
}
