import { settingsFactory } from './factories/settingsFactory.ts';
import { FakeAccounts } from './fakes/FakeAccounts.ts';
import { FakeAuthentication } from './fakes/FakeAuthentication.ts';
import { FakeBrandCompany } from './fakes/FakeBrandCompany.ts';
import { FakeChance } from './fakes/FakeChance.ts';
import { FakeClock } from './fakes/FakeClock.ts';
import { FakeCompanyDirectory } from './fakes/FakeCompanyDirectory.ts';
import { FakeConnectivity } from './fakes/FakeConnectivity.ts';
import { FakeDocumentCabinet } from './fakes/FakeDocumentCabinet.ts';
import { FakeDialogs } from './fakes/FakeDialogs.ts';
import { FakeDownloads } from './fakes/FakeDownloads.ts';
import { FakeDriverRegister } from './fakes/FakeDriverRegister.ts';
import { FakeIds } from './fakes/FakeIds.ts';
import { FakeKeptDrafts } from './fakes/FakeKeptDrafts.ts';
import { FakeInvitationBook } from './fakes/FakeInvitationBook.ts';
import { FakeLog } from './fakes/FakeLog.ts';
import { FakeNavigation } from './fakes/FakeNavigation.ts';
import { FakeNotices } from './fakes/FakeNotices.ts';
import { FakePendingRequests } from './fakes/FakePendingRequests.ts';
import { FakeSentInvitations } from './fakes/FakeSentInvitations.ts';
import { FakeSessionStore } from './fakes/FakeSessionStore.ts';
import { FakeColleagues } from './fakes/FakeColleagues.ts';
import { FakeCompanyBook } from './fakes/FakeCompanyBook.ts';
import { FakePaperDesk } from './fakes/FakePaperDesk.ts';
import { FakeTextFiles } from './fakes/FakeTextFiles.ts';
import { FakeVehicleRegister } from './fakes/FakeVehicleRegister.ts';
import { FakeWording } from './fakes/FakeWording.ts';

/** Fakes of all ports, to be configured by the test. */
export const fakePorts = () => ({
  settings: settingsFactory.build(),
  navigation: new FakeNavigation(),
  log: new FakeLog(),
  wording: new FakeWording(),
  clock: new FakeClock(),
  chance: new FakeChance(),
  ids: new FakeIds(),
  connectivity: new FakeConnectivity(),
  pending: new FakePendingRequests(),
  brandCompany: new FakeBrandCompany(),
  notices: new FakeNotices(),
  sessionStore: new FakeSessionStore(),
  keptDrafts: new FakeKeptDrafts(),
  dialogs: new FakeDialogs(),
  downloads: new FakeDownloads(),
  authentication: new FakeAuthentication(),
  accounts: new FakeAccounts(),
  companyDirectory: new FakeCompanyDirectory(),
  invitationBook: new FakeInvitationBook(),
  vehicleRegister: new FakeVehicleRegister(),
  documentCabinet: new FakeDocumentCabinet(),
  driverRegister: new FakeDriverRegister(),
  sentInvitations: new FakeSentInvitations(),
  textFiles: new FakeTextFiles(),
  paperDesk: new FakePaperDesk(),
  companyBook: new FakeCompanyBook(),
  colleagues: new FakeColleagues(),
});

export type FakePorts = ReturnType<typeof fakePorts>;
