import type { ServiceIdentifier } from 'inversify';
import { requestFile, type RequestFileOptions } from '../../domain/edi/tender/requestFile.ts';
import type { ShipmentRequest } from '../../domain/request/ShipmentRequest.ts';
import type { Clock } from '../shared/Clock.ts';
import type { MadeFiles } from '../shared/MadeFiles.ts';
import { saveEdifact } from './saveEdifact.ts';
import { saveX12 } from './saveX12.ts';

/** Saves a request as a file for a carrier. Answers the values that the file cannot hold as they are. */
export type ExportRequest = (
  request: ShipmentRequest,
  options: RequestFileOptions,
  fileName: string,
) => readonly string[];
export const ExportRequest: ServiceIdentifier<ExportRequest> = Symbol('ExportRequest');

export const exportRequest =
  (files: MadeFiles, clock: Clock): ExportRequest =>
  (request, options, fileName) => {
    const save = options.kind === '204' ? saveX12 : saveEdifact;
    return save(files, requestFile(request, options, clock.now()), fileName);
  };
