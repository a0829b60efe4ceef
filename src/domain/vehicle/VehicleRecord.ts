import type { StoredDocument } from '../paper/StoredDocument.ts';
import type { Vehicle } from './Vehicle.ts';

/** A vehicle with its papers. */
export interface VehicleRecord extends Vehicle {
  readonly documents: readonly StoredDocument[];
}
