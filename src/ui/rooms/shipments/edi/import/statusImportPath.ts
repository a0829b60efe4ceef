import { roomPath } from '../../../../../domain/access/roomPath.ts';

/** Where a fleet imports what happened from files. */
export const statusImportPath = `${roomPath('shipments')}/import`;
