import type { Container } from 'inversify';
import { Dialogs } from '../../application/shared/Dialogs.ts';
import { DocumentCabinet } from '../../application/papers/DocumentCabinet.ts';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { Navigation } from '../../application/shared/Navigation.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';
import { Settings } from '../../application/shared/Settings.ts';
import { DownloadFile } from '../../application/shared/downloadFile.ts';
import { FileDocument, fileDocument } from '../../application/papers/fileDocument.ts';
import { RemoveDocument, removeDocument } from '../../application/papers/removeDocument.ts';
import { SaveDocument, saveDocument } from '../../application/papers/saveDocument.ts';
import { AxiosDocumentCabinet } from '../http/papers/AxiosDocumentCabinet.ts';
import { DriversHttp, VehiclesHttp } from './serviceClients.ts';

/** Papers and photos of vehicles and drivers. */
export const bindDocuments = (container: Container): void => {
  if (container.isBound(DocumentCabinet)) return;
  container
    .bind(DocumentCabinet)
    .toResolvedValue(
      (vehicles, drivers, { services }, { origin }) =>
        new AxiosDocumentCabinet(
          { http: vehicles, address: services.vehicles || origin },
          { http: drivers, address: services.drivers || origin },
        ),
      [VehiclesHttp, DriversHttp, Settings, Navigation],
    );

  container.bind(FileDocument).toResolvedValue(fileDocument, [DocumentCabinet, IdempotencyKeys, RecordChanges]);
  container.bind(SaveDocument).toResolvedValue(saveDocument, [DocumentCabinet, DownloadFile]);
  container.bind(RemoveDocument).toResolvedValue(removeDocument, [DocumentCabinet, Dialogs, RecordChanges]);
};
