import type { Container } from 'inversify';
import { Authentication } from '../../application/ports/Authentication.ts';
import { Clock } from '../../application/ports/Clock.ts';
import { CompanyDirectory } from '../../application/ports/CompanyDirectory.ts';
import { Dialogs } from '../../application/ports/Dialogs.ts';
import { Downloads } from '../../application/ports/Downloads.ts';
import { KeptDrafts } from '../../application/ports/KeptDrafts.ts';
import { Navigation } from '../../application/ports/Navigation.ts';
import { SentInvitations } from '../../application/ports/SentInvitations.ts';
import { SessionStore } from '../../application/ports/SessionStore.ts';
import { Settings } from '../../application/ports/Settings.ts';
import { UnsavedWork } from '../../application/ports/UnsavedWork.ts';
import { TextFiles } from '../../application/ports/TextFiles.ts';
import { ExportList, exportList } from '../../application/useCases/exportList.ts';
import { SignOut, signOut } from '../../application/useCases/signOut.ts';
import { ExchangeToken, exchangeToken } from '../../application/useCases/exchangeToken.ts';
import { KeepSessionAlive, keepSessionAlive } from '../../application/useCases/keepSessionAlive.ts';
import { HandOver, handOver } from '../../application/useCases/handOver.ts';
import { ListMemberships, listMemberships } from '../../application/useCases/listMemberships.ts';
import { ChooseCompany, chooseCompany } from '../../application/useCases/chooseCompany.ts';
import { ListLatestInvitations, listLatestInvitations } from '../../application/useCases/listLatestInvitations.ts';
import { DownloadFile, downloadFile } from '../../application/useCases/downloadFile.ts';
import { BrowserTextFiles } from '../browser/BrowserTextFiles.ts';
import { saveBlob } from '../browser/saveBlob.ts';
import { AxiosDownloads } from '../http/AxiosDownloads.ts';
import { AxiosSentInvitations } from '../http/AxiosSentInvitations.ts';
import { createServiceHttp } from '../http/createServiceHttp.ts';
import { CountedWork } from '../memory/CountedWork.ts';
import { BrowserKeptDrafts } from '../storage/BrowserKeptDrafts.ts';
import { bindCompany } from './bindCompany.ts';
import { bindDocuments } from './bindDocuments.ts';
import { bindDrivers } from './bindDrivers.ts';
import { bindInvitations } from './bindInvitations.ts';
import { bindPapers } from './bindPapers.ts';
import { bindVehicles } from './bindVehicles.ts';
import { DriversHttp, Surroundings } from './serviceClients.ts';

/** What only a signed-in person does; loaded with the admin area. */
export const bindWorkplace = (container: Container): void => {
  container.bind(Downloads).toResolvedValue(
    ({ services }, around) =>
      new AxiosDownloads({
        ...around,
        services: Object.values(services),
        http: createServiceHttp('', around),
        saveBlob,
      }),
    [Settings, Surroundings],
  );
  container.bind(SentInvitations).toResolvedValue((http) => new AxiosSentInvitations(http), [DriversHttp]);

  container.bind(SignOut).toResolvedValue(signOut, [Authentication, SessionStore, KeptDrafts, Navigation]);
  container.bind(ExchangeToken).toResolvedValue(exchangeToken, [Authentication, SessionStore]);
  container.bind(KeepSessionAlive).toResolvedValue(keepSessionAlive, [ExchangeToken, Clock]);
  container.bind(HandOver).toResolvedValue(handOver, [Authentication, SessionStore, Navigation]);
  container.bind(ListMemberships).toResolvedValue(listMemberships, [CompanyDirectory, SessionStore]);
  container.bind(ChooseCompany).toResolvedValue(chooseCompany, [SessionStore]);
  container.bind(ListLatestInvitations).toResolvedValue(listLatestInvitations, [SentInvitations]);
  container.bind(DownloadFile).toResolvedValue(downloadFile, [Downloads, Dialogs]);
  container
    .bind(KeptDrafts)
    .toResolvedValue((store, clock) => new BrowserKeptDrafts(store, clock), [SessionStore, Clock]);
  container.bind(UnsavedWork).toConstantValue(new CountedWork());
  container.bind(TextFiles).toConstantValue(new BrowserTextFiles());
  container.bind(ExportList).toResolvedValue(exportList, [TextFiles]);

  bindCompany(container);
  bindPapers(container);
  bindVehicles(container);
  bindDrivers(container);
  bindDocuments(container);
  bindInvitations(container);
};
