import type { Container } from 'inversify';
import { Dialogs } from '../../application/ports/Dialogs.ts';
import { DocumentCabinet } from '../../application/ports/DocumentCabinet.ts';
import { Navigation } from '../../application/ports/Navigation.ts';
import { Settings } from '../../application/ports/Settings.ts';
import { DownloadFile } from '../../application/useCases/downloadFile.ts';
import { FileDocument, fileDocument } from '../../application/useCases/fileDocument.ts';
import { OpenDocument, openDocument } from '../../application/useCases/openDocument.ts';
import { RemoveDocument, removeDocument } from '../../application/useCases/removeDocument.ts';
import { SaveDocument, saveDocument } from '../../application/useCases/saveDocument.ts';
import { AxiosDocumentCabinet } from '../http/AxiosDocumentCabinet.ts';
import { DriversHttp, VehiclesHttp } from './serviceClients.ts';

/** The papers and pictures of vehicles and drivers. */
export const bindDocuments = (container: Container): void => {
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

  container.bind(FileDocument).toResolvedValue(fileDocument, [DocumentCabinet]);
  container.bind(OpenDocument).toResolvedValue(openDocument, [DocumentCabinet]);
  container.bind(SaveDocument).toResolvedValue(saveDocument, [DocumentCabinet, DownloadFile]);
  container.bind(RemoveDocument).toResolvedValue(removeDocument, [DocumentCabinet, Dialogs]);
};
