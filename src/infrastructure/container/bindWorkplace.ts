import type { Container } from 'inversify';
import { Authentication } from '../../application/account/Authentication.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { CompanyDirectory } from '../../application/company/CompanyDirectory.ts';
import { Connectivity } from '../../application/shared/Connectivity.ts';
import { Dialogs } from '../../application/shared/Dialogs.ts';
import { Downloads } from '../../application/shared/Downloads.ts';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';
import { KeptDrafts } from '../../application/shared/KeptDrafts.ts';
import { MadeFiles } from '../../application/shared/MadeFiles.ts';
import { Navigation } from '../../application/shared/Navigation.ts';
import { Preferences } from '../../application/shared/Preferences.ts';
import { SessionStore } from '../../application/shared/SessionStore.ts';
import { Settings } from '../../application/shared/Settings.ts';
import { UnsentWork } from '../../application/shared/UnsentWork.ts';
import { UnsavedWork } from '../../application/shared/UnsavedWork.ts';
import { TextFiles } from '../../application/shared/TextFiles.ts';
import { Workbooks } from '../../application/shared/Workbooks.ts';
import { ReadAgain, readAgain } from '../../application/reading/readAgain.ts';
import { FollowChanges, followChanges } from '../../application/live/followChanges.ts';
import { LiveChanges } from '../../application/live/LiveChanges.ts';
import { Random } from '../../application/shared/Random.ts';
import { ListSettings } from '../../application/shared/ListSettings.ts';
import { ListViewWrites, listViewWrites } from '../../application/shared/listViewWrites.ts';
import { ExportList, exportList } from '../../application/shared/exportList.ts';
import { SignOut, signOut } from '../../application/account/signOut.ts';
import { ExchangeToken, exchangeToken } from '../../application/account/exchangeToken.ts';
import { KeepSessionAlive, keepSessionAlive } from '../../application/account/keepSessionAlive.ts';
import { HandOver, handOver } from '../../application/account/handOver.ts';
import { ChooseRegion, chooseRegion } from '../../application/account/chooseRegion.ts';
import { PersonalSettings } from '../../application/account/PersonalSettings.ts';
import { NewTabs } from '../../application/account/NewTabs.ts';
import { ShareSession, shareSession } from '../../application/account/shareSession.ts';
import { KeptMemberships } from '../../application/company/KeptMemberships.ts';
import { ListMemberships, listMemberships } from '../../application/company/listMemberships.ts';
import { ChooseCompany, chooseCompany } from '../../application/company/chooseCompany.ts';
import { DownloadFile, downloadFile } from '../../application/shared/downloadFile.ts';
import { BrowserMadeFiles } from '../browser/BrowserMadeFiles.ts';
import { BrowserTextFiles } from '../browser/BrowserTextFiles.ts';
import { saveBlob } from '../browser/saveBlob.ts';
import { AxiosPersonalSettings } from '../http/account/AxiosPersonalSettings.ts';
import { AxiosDownloads } from '../http/AxiosDownloads.ts';
import { FetchLiveChanges } from '../http/live/FetchLiveChanges.ts';
import { createServiceHttp } from '../http/createServiceHttp.ts';
import { MemoryIdempotencyKeys } from '../memory/MemoryIdempotencyKeys.ts';
import { MemoryRecordChanges } from '../memory/MemoryRecordChanges.ts';
import { MemoryUnsentWork } from '../memory/MemoryUnsentWork.ts';
import { MemoryUnsavedWork } from '../memory/MemoryUnsavedWork.ts';
import { BrowserKeptDrafts } from '../storage/BrowserKeptDrafts.ts';
import { SessionKeptMemberships } from '../storage/SessionKeptMemberships.ts';
import { BrowserPreferences } from '../storage/BrowserPreferences.ts';
import { BroadcastNewTabs } from '../tabs/BroadcastNewTabs.ts';
import { TabLimitedChanges } from '../tabs/TabLimitedChanges.ts';
import { WorkerWorkbooks } from '../workbook/WorkerWorkbooks.ts';
import { bindDashboard } from './bindDashboard.ts';
import { httpOf, SharedHttpContext } from './serviceClients.ts';

/** What only signed-in users need; loaded with the admin area. */
export const bindWorkplace = (container: Container): void => {
  container.bind(Downloads).toResolvedValue(
    ({ services }, around) =>
      new AxiosDownloads({
        ...around,
        services: Object.values(services),
        http: createServiceHttp('', around),
        saveBlob,
      }),
    [Settings, SharedHttpContext],
  );

  container.bind(UnsentWork).toConstantValue(new MemoryUnsentWork());
  container.bind(SignOut).toResolvedValue(signOut, [Authentication, SessionStore, KeptDrafts, Navigation]);
  container.bind(ExchangeToken).toResolvedValue(exchangeToken, [Authentication, SessionStore]);
  container.bind(KeepSessionAlive).toResolvedValue(keepSessionAlive, [ExchangeToken, Clock]);
  container.bind(NewTabs).toResolvedValue((ids, clock) => new BroadcastNewTabs(ids, clock), [Ids, Clock]);
  container.bind(ShareSession).toResolvedValue(shareSession, [NewTabs, Authentication, SessionStore]);
  container.bind(HandOver).toResolvedValue(handOver, [Authentication, SessionStore, Navigation]);
  container.bind(KeptMemberships).toConstantValue(new SessionKeptMemberships());
  container.bind(ListMemberships).toResolvedValue(listMemberships, [CompanyDirectory, KeptMemberships, SessionStore]);
  container.bind(ChooseCompany).toResolvedValue(chooseCompany, [SessionStore]);
  container.bind(PersonalSettings).toResolvedValue((http) => new AxiosPersonalSettings(http), [httpOf('users')]);
  container.bind(ChooseRegion).toResolvedValue(chooseRegion, [PersonalSettings, SessionStore]);
  container.bind(DownloadFile).toResolvedValue(downloadFile, [Downloads, Dialogs]);
  container
    .bind(KeptDrafts)
    .toResolvedValue((store, clock) => new BrowserKeptDrafts(store, clock), [SessionStore, Clock]);
  container.bind(Preferences).toResolvedValue((store) => new BrowserPreferences(store), [SessionStore]);
  container.bind(RecordChanges).toConstantValue(new MemoryRecordChanges());
  container
    .bind(IdempotencyKeys)
    .toResolvedValue((ids, store) => new MemoryIdempotencyKeys(ids, store), [Ids, SessionStore]);
  container.bind(UnsavedWork).toConstantValue(new MemoryUnsavedWork());
  container.bind(TextFiles).toConstantValue(new BrowserTextFiles());
  container.bind(MadeFiles).toConstantValue(new BrowserMadeFiles());
  container.bind(Workbooks).toConstantValue(new WorkerWorkbooks());
  container.bind(ExportList).toResolvedValue(exportList, [TextFiles, MadeFiles, Workbooks]);
  container.bind(ListViewWrites).toResolvedValue(listViewWrites, [ListSettings, IdempotencyKeys, Dialogs]);

  container
    .bind(LiveChanges)
    .toResolvedValue(
      ({ services }, around) => new TabLimitedChanges(new FetchLiveChanges(services.shipments, around)),
      [Settings, SharedHttpContext],
    );
  container
    .bind(FollowChanges)
    .toResolvedValue(followChanges, [LiveChanges, SessionStore, Clock, Connectivity, Random]);

  container.bind(ReadAgain).toResolvedValue(readAgain, [Clock, Random]);
  bindDashboard(container);
};
