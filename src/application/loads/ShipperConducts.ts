import type { ServiceIdentifier } from 'inversify';
import type { ShipperConduct } from '../../domain/load/ShipperConduct.ts';

/** How shippers treat trucks. */
export interface ShipperConducts {
  /** Of the shipper of a load. One that was taken or withdrawn, or whose time is up, is answered with 404. */
  read(loadId: string, signal?: AbortSignal): Promise<ShipperConduct>;
}
export const ShipperConducts: ServiceIdentifier<ShipperConducts> = Symbol('ShipperConducts');
