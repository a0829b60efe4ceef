import type { StoredDocument } from '../paper/StoredDocument.ts';
import type { Invitation } from '../invitation/Invitation.ts';
import type { Driver } from './Driver.ts';

/** A driver with their papers, and the invitation to the app that counts. */
export interface DriverRecord extends Driver {
  readonly documents: readonly StoredDocument[];
  readonly invitation: Invitation | undefined;
}
