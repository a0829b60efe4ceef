import type { ShipmentDocument } from './ShipmentDocument.ts';

/** Whether counts are those of a proof that was rejected because its quantities differ. */
export const repeatsCounts = (
  before: Pick<ShipmentDocument, 'packages' | 'rejected'> | undefined,
  { delivered, short, damaged }: NonNullable<ShipmentDocument['packages']>,
): boolean =>
  before?.rejected?.reason === 'quantities_differ' &&
  before.packages?.delivered === delivered &&
  before.packages.short === short &&
  before.packages.damaged === damaged;
