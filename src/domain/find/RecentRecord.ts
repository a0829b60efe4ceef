/** The rooms whose records have pages of their own. */
export const roomsOfPages = ['vehicles', 'drivers', 'requests', 'shipments', 'offers', 'loads'] as const;

/** A record that was opened, named by ids only. */
export interface RecentRecord {
  readonly companyId: string;
  readonly room: (typeof roomsOfPages)[number];
  readonly id: string;
}
