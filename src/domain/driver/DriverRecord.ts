import type { StoredDocument } from '../document/StoredDocument.ts';
import type { Driver } from './Driver.ts';

/** A driver with their papers. */
export interface DriverRecord extends Driver {
  readonly documents: readonly StoredDocument[];
}
