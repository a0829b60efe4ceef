import type { Container } from 'inversify';
import { ExportStatus, exportStatus } from '../../application/edi/exportStatus.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { MadeFiles } from '../../application/shared/MadeFiles.ts';

/** The status of shipments as files for partners. */
export const bindEdiStatus = (container: Container): void => {
  container.bind(ExportStatus).toResolvedValue(exportStatus, [MadeFiles, Clock]);
};
