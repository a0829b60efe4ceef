/** What is kept of a company and shows records of a type: the type's own room first. */
const parts: Readonly<Record<string, readonly string[]>> = {
  request: ['requests', 'offers'],
  load: ['loads', 'offers'],
  offer: ['offers', 'requests', 'loads'],
  shipment: ['shipments', 'requests', 'offers', 'loads'],
  vehicle: ['vehicles', 'drivers', 'papers', 'loads', 'shipments'],
  driver: ['drivers', 'vehicles', 'papers', 'loads', 'shipments'],
  invitation: ['invitations', 'drivers'],
  notification: ['notifications'],
};

/** Nothing for a type this version does not know. */
export const partsWith = (type: string): readonly string[] => (Object.hasOwn(parts, type) ? parts[type] : []) ?? [];
