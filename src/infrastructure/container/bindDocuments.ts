import type { Container } from 'inversify';
import { Dialogs } from '../../application/shared/Dialogs.ts';
import { DocumentStore } from '../../application/papers/DocumentStore.ts';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { Navigation } from '../../application/shared/Navigation.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';
import { Settings } from '../../application/shared/Settings.ts';
import { DownloadFile } from '../../application/shared/downloadFile.ts';
import { FileDocument, fileDocument } from '../../application/papers/fileDocument.ts';
import { RemoveDocument, removeDocument } from '../../application/papers/removeDocument.ts';
import { DownloadDocument, downloadDocument } from '../../application/papers/downloadDocument.ts';
import { AxiosDocumentStore } from '../http/papers/AxiosDocumentStore.ts';
import { httpOf } from './serviceClients.ts';

/** Papers and photos of vehicles and drivers. */
export const bindDocuments = (container: Container): void => {
  if (container.isBound(DocumentStore)) return;
  container
    .bind(DocumentStore)
    .toResolvedValue(
      (vehicles, drivers, { services }, { origin }) =>
        new AxiosDocumentStore(
          { http: vehicles, address: services.vehicles || origin },
          { http: drivers, address: services.drivers || origin },
        ),
      [httpOf('vehicles'), httpOf('drivers'), Settings, Navigation],
    );

  container.bind(FileDocument).toResolvedValue(fileDocument, [DocumentStore, IdempotencyKeys, RecordChanges]);
  container.bind(DownloadDocument).toResolvedValue(downloadDocument, [DocumentStore, DownloadFile]);
  container.bind(RemoveDocument).toResolvedValue(removeDocument, [DocumentStore, Dialogs, RecordChanges]);
};
