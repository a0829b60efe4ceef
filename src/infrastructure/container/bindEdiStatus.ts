import type { Container } from 'inversify';
import { ExportAcceptance, exportAcceptance } from '../../application/edi/exportAcceptance.ts';
import { ExportStatus, exportStatus } from '../../application/edi/exportStatus.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { MadeFiles } from '../../application/shared/MadeFiles.ts';
import { bindPartnerCodes } from './bindPartnerCodes.ts';

/** The acceptance and the status of shipments as files for partners. */
export const bindEdiStatus = (container: Container): void => {
  bindPartnerCodes(container);
  container.bind(ExportStatus).toResolvedValue(exportStatus, [MadeFiles, Clock]);
  container.bind(ExportAcceptance).toResolvedValue(exportAcceptance, [MadeFiles, Clock]);
};
