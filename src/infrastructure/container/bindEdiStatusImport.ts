import type { Container } from 'inversify';
import { ImportStatus, importStatus } from '../../application/edi/importStatus.ts';
import { PartnerCodeBook } from '../../application/edi/partnerCodeBook.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';
import { ShipmentRegister } from '../../application/shipments/ShipmentRegister.ts';
import { ShipmentReports } from '../../application/shipments/ShipmentReports.ts';
import { bindPartnerCodes } from './bindPartnerCodes.ts';

/** The import of what happened to shipments from files of partners. */
export const bindEdiStatusImport = (container: Container): void => {
  bindPartnerCodes(container);
  container
    .bind(ImportStatus)
    .toResolvedValue(importStatus, [
      ShipmentRegister,
      ShipmentReports,
      Clock,
      IdempotencyKeys,
      RecordChanges,
      PartnerCodeBook,
    ]);
};
