import type { Container } from 'inversify';
import { ExportRequest, exportRequest } from '../../application/edi/exportRequest.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { MadeFiles } from '../../application/shared/MadeFiles.ts';

/** Requests as files for carriers. */
export const bindEdiExport = (container: Container): void => {
  container.bind(ExportRequest).toResolvedValue(exportRequest, [MadeFiles, Clock]);
};
