import type { CompanyList } from './CompanyList.ts';

/** Which lists show records of a type, the type's own first: they are stale once such a record changes, here or elsewhere. */
export const listsWith = {
  request: ['requests', 'offers'],
  load: ['loads', 'offers'],
  offer: ['offers', 'requests', 'loads'],
  shipment: ['shipments', 'requests', 'offers', 'loads'],
  statement: ['statements'],
  /** Loads say which trucks fit. */
  vehicle: ['vehicles', 'drivers', 'papers', 'loads', 'shipments'],
  driver: ['drivers', 'vehicles', 'papers', 'invitations', 'loads', 'shipments'],
  invitation: ['invitations', 'drivers'],
  notification: ['notifications'],
} as const satisfies Readonly<Record<string, readonly [CompanyList, ...CompanyList[]]>>;
