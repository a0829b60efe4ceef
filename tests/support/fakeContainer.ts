import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { Accounts } from '../../src/application/account/Accounts.ts';
import { AccountSecurity } from '../../src/application/account/AccountSecurity.ts';
import { Authentication } from '../../src/application/account/Authentication.ts';
import { EarlyForm } from '../../src/application/account/EarlyForm.ts';
import { NewTabs } from '../../src/application/account/NewTabs.ts';
import { PersonalSettings } from '../../src/application/account/PersonalSettings.ts';
import { OpenTabs } from '../../src/application/account/OpenTabs.ts';
import { BrandCompany } from '../../src/application/company/BrandCompany.ts';
import { Random } from '../../src/application/shared/Random.ts';
import { Clock } from '../../src/application/shared/Clock.ts';
import { CompanyDirectory } from '../../src/application/company/CompanyDirectory.ts';
import { Connectivity } from '../../src/application/shared/Connectivity.ts';
import { Dialogs } from '../../src/application/shared/Dialogs.ts';
import { DocumentStore } from '../../src/application/papers/DocumentStore.ts';
import { DispatchDesk } from '../../src/application/shipments/DispatchDesk.ts';
import { Outbox } from '../../src/application/outbox/Outbox.ts';
import { ShipmentReports } from '../../src/application/shipments/ShipmentReports.ts';
import { Downloads } from '../../src/application/shared/Downloads.ts';
import { Ids } from '../../src/application/shared/Ids.ts';
import { PlaceSearch } from '../../src/application/places/PlaceSearch.ts';
import { ReceivedOffers } from '../../src/application/requests/ReceivedOffers.ts';
import { PublicInvitations } from '../../src/application/invitations/PublicInvitations.ts';
import { LiveChanges } from '../../src/application/live/LiveChanges.ts';
import { ListSettings } from '../../src/application/shared/ListSettings.ts';
import { KeptMemberships } from '../../src/application/company/KeptMemberships.ts';
import { KeptDrafts } from '../../src/application/shared/KeptDrafts.ts';
import { Log } from '../../src/application/shared/Log.ts';
import { Navigation } from '../../src/application/shared/Navigation.ts';
import { Notices } from '../../src/application/shared/Notices.ts';
import { PendingRequests } from '../../src/application/shared/PendingRequests.ts';
import { EdiPartners } from '../../src/application/edi/EdiPartners.ts';
import { Preferences } from '../../src/application/shared/Preferences.ts';
import { SessionStore } from '../../src/application/shared/SessionStore.ts';
import { Settings } from '../../src/application/shared/Settings.ts';
import { MemberRegister } from '../../src/application/company/MemberRegister.ts';
import { CompanyProfile } from '../../src/application/company/CompanyProfile.ts';
import { DriverRegister } from '../../src/application/drivers/DriverRegister.ts';
import { SentInvitations } from '../../src/application/invitations/SentInvitations.ts';
import { OwnTerms } from '../../src/application/terms/OwnTerms.ts';
import { RequestImports } from '../../src/application/requests/RequestImports.ts';
import { RequestRegister } from '../../src/application/requests/RequestRegister.ts';
import { CombinationJudge } from '../../src/application/loads/CombinationJudge.ts';
import { LoadBoard } from '../../src/application/loads/LoadBoard.ts';
import { ShipperConducts } from '../../src/application/loads/ShipperConducts.ts';
import { NotificationInbox } from '../../src/application/notifications/NotificationInbox.ts';
import { NotificationSettings } from '../../src/application/notifications/NotificationSettings.ts';
import { OfferRegister } from '../../src/application/offers/OfferRegister.ts';
import { Reports } from '../../src/application/reports/Reports.ts';
import { PaperRegister } from '../../src/application/papers/PaperRegister.ts';
import { FleetBoard } from '../../src/application/shipments/FleetBoard.ts';
import { SheetPrinter } from '../../src/application/sheets/SheetPrinter.ts';
import { StatementDesk } from '../../src/application/statements/StatementDesk.ts';
import { StatementRegister } from '../../src/application/statements/StatementRegister.ts';
import { ShipmentRegister } from '../../src/application/shipments/ShipmentRegister.ts';
import { MadeFiles } from '../../src/application/shared/MadeFiles.ts';
import { ConsignmentNotePrinter } from '../../src/application/shipments/ConsignmentNotePrinter.ts';
import { TextFiles } from '../../src/application/shared/TextFiles.ts';
import { Workbooks } from '../../src/application/shared/Workbooks.ts';
import { VehicleRegister } from '../../src/application/vehicles/VehicleRegister.ts';
import { Wording } from '../../src/application/shared/Wording.ts';
import { bindAccountPages } from '../../src/infrastructure/container/bindAccountPages.ts';
import { bindOwnAccount } from '../../src/infrastructure/container/bindOwnAccount.ts';
import { bindInvitationPage } from '../../src/infrastructure/container/bindInvitationPage.ts';
import { ProofPackPrinter } from '../../src/application/shipments/ProofPackPrinter.ts';
import { bindConsignment } from '../../src/infrastructure/container/bindConsignment.ts';
import { bindEdiStatus } from '../../src/infrastructure/container/bindEdiStatus.ts';
import { bindReports } from '../../src/infrastructure/container/bindReports.ts';
import { bindBoard } from '../../src/infrastructure/container/bindBoard.ts';
import { bindStatements } from '../../src/infrastructure/container/bindStatements.ts';
import { bindVehicles } from '../../src/infrastructure/container/bindVehicles.ts';
import { bindDrivers } from '../../src/infrastructure/container/bindDrivers.ts';
import { bindLoads } from '../../src/infrastructure/container/bindLoads.ts';
import { bindNotifications } from '../../src/infrastructure/container/bindNotifications.ts';
import { bindShipments } from '../../src/infrastructure/container/bindShipments.ts';
import { bindOffers } from '../../src/infrastructure/container/bindOffers.ts';
import { bindInvitations } from '../../src/infrastructure/container/bindInvitations.ts';
import { bindDocuments } from '../../src/infrastructure/container/bindDocuments.ts';
import { bindCompany } from '../../src/infrastructure/container/bindCompany.ts';
import { bindPlaces } from '../../src/infrastructure/container/bindPlaces.ts';
import { bindRequests } from '../../src/infrastructure/container/bindRequests.ts';
import { bindPalette } from '../../src/infrastructure/container/bindPalette.ts';
import { bindUseCases } from '../../src/infrastructure/container/bindUseCases.ts';
import { bindWorkplace } from '../../src/infrastructure/container/bindWorkplace.ts';
import { AdminTexts } from '../../src/ui/shared/texts/admin/AdminTexts.ts';
import { enUS as adminTexts } from '../../src/ui/shared/texts/admin/enUS.ts';
import { AccountTexts } from '../../src/ui/rooms/account/useAccountTexts.ts';
import { accountTextsEnUS } from '../../src/ui/rooms/account/accountTextsEnUS.ts';
import { OwnAccountTexts } from '../../src/ui/rooms/account/own/useOwnAccountTexts.ts';
import { ownAccountTextsEnUS } from '../../src/ui/rooms/account/own/ownAccountTextsEnUS.ts';
import { CompanyTexts } from '../../src/ui/rooms/company/useCompanyTexts.ts';
import { companyTextsEnUS } from '../../src/ui/rooms/company/companyTextsEnUS.ts';
import { DashboardTexts } from '../../src/ui/rooms/dashboard/useDashboardTexts.ts';
import { dashboardTextsEnUS } from '../../src/ui/rooms/dashboard/dashboardTextsEnUS.ts';
import { HelpTexts } from '../../src/ui/rooms/help/useHelpTexts.ts';
import { helpTextsEnUS } from '../../src/ui/rooms/help/helpTextsEnUS.ts';
import { InvitationTexts } from '../../src/ui/rooms/invitations/useInvitationTexts.ts';
import { invitationTextsEnUS } from '../../src/ui/rooms/invitations/invitationTextsEnUS.ts';
import { LoadTexts } from '../../src/ui/rooms/loads/useLoadTexts.ts';
import { loadTextsEnUS } from '../../src/ui/rooms/loads/loadTextsEnUS.ts';
import { NotificationTexts } from '../../src/ui/rooms/notifications/useNotificationTexts.ts';
import { notificationTextsEnUS } from '../../src/ui/rooms/notifications/notificationTextsEnUS.ts';
import { OfferTexts } from '../../src/ui/rooms/offers/useOfferTexts.ts';
import { offerTextsEnUS } from '../../src/ui/rooms/offers/offerTextsEnUS.ts';
import { OfferingTexts } from '../../src/ui/shared/offering/useOfferingTexts.ts';
import { offeringTextsEnUS } from '../../src/ui/shared/offering/offeringTextsEnUS.ts';
import { EmissionTexts } from '../../src/ui/shared/emission/useEmissionTexts.ts';
import { emissionTextsEnUS } from '../../src/ui/shared/emission/emissionTextsEnUS.ts';
import { LoadEmissions } from '../../src/application/emission/LoadEmissions.ts';
import { ShipmentEmissions } from '../../src/application/emission/ShipmentEmissions.ts';
import { bindEmissions } from '../../src/infrastructure/container/bindEmissions.ts';
import { FakeEmissions } from './fakes/FakeEmissions.ts';
import { ReportTexts } from '../../src/ui/rooms/reports/useReportTexts.ts';
import { reportTextsEnUS } from '../../src/ui/rooms/reports/reportTextsEnUS.ts';
import { PaperTexts } from '../../src/ui/rooms/papers/usePaperTexts.ts';
import { paperTextsEnUS } from '../../src/ui/rooms/papers/paperTextsEnUS.ts';
import { RequestTexts } from '../../src/ui/rooms/requests/useRequestTexts.ts';
import { requestTextsEnUS } from '../../src/ui/rooms/requests/requestTextsEnUS.ts';
import { BoardPart } from '../../src/ui/rooms/shipments/board/useBoardPart.ts';
import { BoardPage } from '../../src/ui/rooms/shipments/board/BoardPage.tsx';
import { boardTextsEnUS } from '../../src/ui/rooms/shipments/board/boardTextsEnUS.ts';
import { BoardTexts } from '../../src/ui/rooms/shipments/board/useBoardTexts.ts';
import { ShipmentTexts } from '../../src/ui/rooms/shipments/useShipmentTexts.ts';
import { shipmentTextsEnUS } from '../../src/ui/rooms/shipments/shipmentTextsEnUS.ts';
import { DriverTexts } from '../../src/ui/rooms/drivers/useDriverTexts.ts';
import { driverTextsEnUS } from '../../src/ui/rooms/drivers/driverTextsEnUS.ts';
import { VerdictTexts } from '../../src/ui/shared/freight/useVerdictTexts.ts';
import { verdictTextsEnUS } from '../../src/ui/shared/freight/verdictTextsEnUS.ts';
import { TermsTexts } from '../../src/ui/shared/terms/useTermsTexts.ts';
import { termsTextsEnUS } from '../../src/ui/shared/terms/termsTextsEnUS.ts';
import { ediTextsEnUS } from '../../src/ui/shared/edi/ediTextsEnUS.ts';
import { EdiTexts } from '../../src/ui/shared/edi/useEdiTexts.ts';
import { statusImportOn } from '../../src/statusImportOn.ts';
import { StatusImportPart } from '../../src/ui/rooms/shipments/edi/import/useStatusImportPart.ts';
import { StatementTexts } from '../../src/ui/rooms/statements/useStatementTexts.ts';
import { statementTextsEnUS } from '../../src/ui/rooms/statements/statementTextsEnUS.ts';
import { VehicleTexts } from '../../src/ui/rooms/vehicles/useVehicleTexts.ts';
import { vehicleTextsEnUS } from '../../src/ui/rooms/vehicles/vehicleTextsEnUS.ts';
import { DownloadTexts } from '../../src/ui/shared/texts/download/DownloadTexts.ts';
import { enUS as downloadTexts } from '../../src/ui/shared/texts/download/enUS.ts';
import { enUS as texts } from '../../src/ui/shared/texts/enUS.ts';
import { Texts } from '../../src/ui/shared/texts/Texts.ts';
import { KeyTexts } from '../../src/ui/workplace/keys/useKeyTexts.ts';
import { keyTextsEnUS } from '../../src/ui/workplace/keys/keyTextsEnUS.ts';
import { PaletteTexts } from '../../src/ui/workplace/palette/usePaletteTexts.ts';
import { paletteTextsEnUS } from '../../src/ui/workplace/palette/paletteTextsEnUS.ts';
import { settingsFactory } from './factories/settingsFactory.ts';
import { FakeAccountSecurity } from './fakes/FakeAccountSecurity.ts';
import { FakeAccounts } from './fakes/FakeAccounts.ts';
import { FakeAuthentication } from './fakes/FakeAuthentication.ts';
import { FakeBrandCompany } from './fakes/FakeBrandCompany.ts';
import { FakeRandom } from './fakes/FakeRandom.ts';
import { FakeClock } from './fakes/FakeClock.ts';
import { FakeCompanyDirectory } from './fakes/FakeCompanyDirectory.ts';
import { FakeConnectivity } from './fakes/FakeConnectivity.ts';
import { FakeDocumentStore } from './fakes/FakeDocumentStore.ts';
import { FakeOutbox } from './fakes/FakeOutbox.ts';
import { FakeShipmentReports } from './fakes/FakeShipmentReports.ts';
import { FakeConsignmentNotePrinter } from './fakes/FakeConsignmentNotePrinter.ts';
import { FakeMadeFiles } from './fakes/FakeMadeFiles.ts';
import { FakeDispatchDesk } from './fakes/FakeDispatchDesk.ts';
import { FakeDialogs } from './fakes/FakeDialogs.ts';
import { FakeDownloads } from './fakes/FakeDownloads.ts';
import { FakeDriverRegister } from './fakes/FakeDriverRegister.ts';
import { FakeEarlyForm } from './fakes/FakeEarlyForm.ts';
import { FakeIds } from './fakes/FakeIds.ts';
import { FakeKeptDrafts } from './fakes/FakeKeptDrafts.ts';
import { FakeKeptMemberships } from './fakes/FakeKeptMemberships.ts';
import { FakePlaceSearch } from './fakes/FakePlaceSearch.ts';
import { FakeEdiPartners } from './fakes/FakeEdiPartners.ts';
import { FakePreferences } from './fakes/FakePreferences.ts';
import { FakeReceivedOffers } from './fakes/FakeReceivedOffers.ts';
import { FakeProofPackPrinter } from './fakes/FakeProofPackPrinter.ts';
import { FakePublicInvitations } from './fakes/FakePublicInvitations.ts';
import { FakeListSettings } from './fakes/FakeListSettings.ts';
import { FakeLoadBoard } from './fakes/FakeLoadBoard.ts';
import { FakeLiveChanges } from './fakes/FakeLiveChanges.ts';
import { FakeLog } from './fakes/FakeLog.ts';
import { FakeNavigation } from './fakes/FakeNavigation.ts';
import { FakeNewTabs } from './fakes/FakeNewTabs.ts';
import { FakeNotices } from './fakes/FakeNotices.ts';
import { FakeNotificationInbox } from './fakes/FakeNotificationInbox.ts';
import { FakeNotificationSettings } from './fakes/FakeNotificationSettings.ts';
import { FakeOfferRegister } from './fakes/FakeOfferRegister.ts';
import { FakeOpenTabs } from './fakes/FakeOpenTabs.ts';
import { FakePersonalSettings } from './fakes/FakePersonalSettings.ts';
import { FakeReports } from './fakes/FakeReports.ts';
import { FakePendingRequests } from './fakes/FakePendingRequests.ts';
import { CarrierLists } from '../../src/application/carriers/CarrierLists.ts';
import { CarrierRegister } from '../../src/application/carriers/CarrierRegister.ts';
import { bindCarriers } from '../../src/infrastructure/container/bindCarriers.ts';
import { CarrierTexts } from '../../src/ui/rooms/carriers/useCarrierTexts.ts';
import { carrierTextsEnUS } from '../../src/ui/rooms/carriers/carrierTextsEnUS.ts';
import { FakeCarrierLists } from './fakes/FakeCarrierLists.ts';
import { FakeCarrierRegister } from './fakes/FakeCarrierRegister.ts';
import { FakeRequestImports } from './fakes/FakeRequestImports.ts';
import { FakePlaceBook } from './fakes/FakePlaceBook.ts';
import { PlaceBook } from '../../src/application/places/PlaceBook.ts';
import { bindPlaceBook } from '../../src/infrastructure/container/bindPlaceBook.ts';
import { FakeRequestTemplates } from './fakes/FakeRequestTemplates.ts';
import { RequestTemplates } from '../../src/application/requests/RequestTemplates.ts';
import { RequestPages } from '../../src/ui/rooms/requests/useRequestPages.ts';
import { requestPagesOn } from '../../src/requestPagesOn.ts';
import { FakeRequestRegister } from './fakes/FakeRequestRegister.ts';
import { FakeSentInvitations } from './fakes/FakeSentInvitations.ts';
import { FakeFleetBoard } from './fakes/FakeFleetBoard.ts';
import { FakeSheetPrinter } from './fakes/FakeSheetPrinter.ts';
import { FakeStatementDesk } from './fakes/FakeStatementDesk.ts';
import { FakeStatementRegister } from './fakes/FakeStatementRegister.ts';
import { FakeCombinationJudge } from './fakes/FakeCombinationJudge.ts';
import { FakeShipperConducts } from './fakes/FakeShipperConducts.ts';
import { FakeShipmentRegister } from './fakes/FakeShipmentRegister.ts';
import { FakeSessionStore } from './fakes/FakeSessionStore.ts';
import { FakeMemberRegister } from './fakes/FakeMemberRegister.ts';
import { FakeCompanyProfile } from './fakes/FakeCompanyProfile.ts';
import { FakeOwnTerms } from './fakes/FakeOwnTerms.ts';
import { FakePaperRegister } from './fakes/FakePaperRegister.ts';
import { FakeTextFiles } from './fakes/FakeTextFiles.ts';
import { FakeWaitingAnswers } from './fakes/FakeWaitingAnswers.ts';
import { WaitingAnswers } from '../../src/application/shipments/WaitingAnswers.ts';
import { FakeCancellations } from './fakes/FakeCancellations.ts';
import { Cancellations } from '../../src/application/shipments/Cancellations.ts';
import { bindParties } from '../../src/infrastructure/container/bindParties.ts';
import { bindProofs } from '../../src/infrastructure/container/bindProofs.ts';
import { DeliveryProofs } from '../../src/application/shipments/DeliveryProofs.ts';
import { Photos } from '../../src/application/shipments/Photos.ts';
import { SignaturePictures } from '../../src/application/shipments/SignaturePictures.ts';
import { FakeDeliveryProofs } from './fakes/FakeDeliveryProofs.ts';
import { FakePhotos } from './fakes/FakePhotos.ts';
import { FakeSignaturePictures } from './fakes/FakeSignaturePictures.ts';
import { FakeTrackingLinks } from './fakes/FakeTrackingLinks.ts';
import { TrackingLinks } from '../../src/application/tracking/TrackingLinks.ts';
import { FakeVehicleRegister } from './fakes/FakeVehicleRegister.ts';
import { FakeWording } from './fakes/FakeWording.ts';
import { FakeWorkbooks } from './fakes/FakeWorkbooks.ts';

/** Fakes of all ports, to be configured by the test. */
export const fakePorts = () => ({
  settings: settingsFactory.build(),
  navigation: new FakeNavigation(),
  log: new FakeLog(),
  wording: new FakeWording(),
  clock: new FakeClock(),
  random: new FakeRandom(),
  ids: new FakeIds(),
  connectivity: new FakeConnectivity(),
  pending: new FakePendingRequests(),
  brandCompany: new FakeBrandCompany(),
  notices: new FakeNotices(),
  sessionStore: new FakeSessionStore(),
  keptDrafts: new FakeKeptDrafts(),
  keptMemberships: new FakeKeptMemberships(),
  ediPartners: new FakeEdiPartners(),
  preferences: new FakePreferences(),
  dialogs: new FakeDialogs(),
  downloads: new FakeDownloads(),
  authentication: new FakeAuthentication(),
  openTabs: new FakeOpenTabs(),
  newTabs: new FakeNewTabs(),
  earlyForm: new FakeEarlyForm(),
  accounts: new FakeAccounts(),
  companyDirectory: new FakeCompanyDirectory(),
  publicInvitations: new FakePublicInvitations(),
  vehicleRegister: new FakeVehicleRegister(),
  documentStore: new FakeDocumentStore(),
  placeSearch: new FakePlaceSearch(),
  driverRegister: new FakeDriverRegister(),
  sentInvitations: new FakeSentInvitations(),
  listSettings: new FakeListSettings(),
  liveChanges: new FakeLiveChanges(),
  textFiles: new FakeTextFiles(),
  madeFiles: new FakeMadeFiles(),
  workbooks: new FakeWorkbooks(),
  notePrinter: new FakeConsignmentNotePrinter(),
  packPrinter: new FakeProofPackPrinter(),
  paperRegister: new FakePaperRegister(),
  reports: new FakeReports(),
  loadBoard: new FakeLoadBoard(),
  combinationJudge: new FakeCombinationJudge(),
  shipperConducts: new FakeShipperConducts(),
  notificationSettings: new FakeNotificationSettings(),
  dispatchDesk: new FakeDispatchDesk(),
  shipmentReports: new FakeShipmentReports(),
  outbox: new FakeOutbox(),
  notificationInbox: new FakeNotificationInbox(),
  offerRegister: new FakeOfferRegister(),
  shipmentRegister: new FakeShipmentRegister(),
  statementRegister: new FakeStatementRegister(),
  statementDesk: new FakeStatementDesk(),
  sheetPrinter: new FakeSheetPrinter(),
  fleetBoard: new FakeFleetBoard(),
  personalSettings: new FakePersonalSettings(),
  accountSecurity: new FakeAccountSecurity(),
  carrierRegister: new FakeCarrierRegister(),
  carrierLists: new FakeCarrierLists(),
  requestImports: new FakeRequestImports(),
  requestRegister: new FakeRequestRegister(),
  requestTemplates: new FakeRequestTemplates(),
  placeBook: new FakePlaceBook(),
  companyProfile: new FakeCompanyProfile(),
  memberRegister: new FakeMemberRegister(),
  receivedOffers: new FakeReceivedOffers(),
  ownTerms: new FakeOwnTerms(),
  trackingLinks: new FakeTrackingLinks(),
  cancellations: new FakeCancellations(),
  waitingAnswers: new FakeWaitingAnswers(),
  emissions: new FakeEmissions(),
  deliveryProofs: new FakeDeliveryProofs(),
  photos: new FakePhotos(),
  signaturePictures: new FakeSignaturePictures(),
});

export type FakePorts = ReturnType<typeof fakePorts>;

/** A container with the real use cases and texts, and fake ports. */
export const fakeContainer = (ports: FakePorts): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(Settings).toConstantValue(ports.settings);
  container.bind(Navigation).toConstantValue(ports.navigation);
  container.bind(Log).toConstantValue(ports.log);
  container.bind(Wording).toConstantValue(ports.wording);
  container.bind(Clock).toConstantValue(ports.clock);
  container.bind(Random).toConstantValue(ports.random);
  container.bind(Ids).toConstantValue(ports.ids);
  container.bind(Connectivity).toConstantValue(ports.connectivity);
  container.bind(PendingRequests).toConstantValue(ports.pending);
  container.bind(BrandCompany).toConstantValue(ports.brandCompany);
  container.bind(Notices).toConstantValue(ports.notices);
  container.bind(SessionStore).toConstantValue(ports.sessionStore);
  container.bind(Dialogs).toConstantValue(ports.dialogs);
  container.bind(Authentication).toConstantValue(ports.authentication);
  container.bind(EarlyForm).toConstantValue(ports.earlyForm);
  container.bind(OpenTabs).toConstantValue(ports.openTabs);
  container.bind(CompanyDirectory).toConstantValue(ports.companyDirectory);

  bindUseCases(container);
  bindAccountPages(container);
  container.rebind(Accounts).toConstantValue(ports.accounts);
  bindInvitationPage(container);
  bindWorkplace(container);
  bindBoard(container);
  bindVehicles(container);
  bindStatements(container);
  bindDrivers(container);
  bindInvitations(container);
  bindLoads(container);
  bindOffers(container);
  bindNotifications(container);
  bindShipments(container);
  bindDocuments(container);
  bindCompany(container);
  bindRequests(container);
  bindCarriers(container);
  bindPalette(container);
  bindPlaces(container);
  bindPlaceBook(container);
  bindParties(container);
  bindProofs(container);
  bindEmissions(container);
  bindReports(container);
  bindOwnAccount(container);
  bindConsignment(container);
  bindEdiStatus(container);
  container.rebind(NewTabs).toConstantValue(ports.newTabs);
  container.rebind(EdiPartners).toConstantValue(ports.ediPartners);
  container.rebind(Preferences).toConstantValue(ports.preferences);
  container.rebind(KeptDrafts).toConstantValue(ports.keptDrafts);
  container.rebind(KeptMemberships).toConstantValue(ports.keptMemberships);
  container.rebind(PublicInvitations).toConstantValue(ports.publicInvitations);
  container.rebind(ReceivedOffers).toConstantValue(ports.receivedOffers);
  container.rebind(MemberRegister).toConstantValue(ports.memberRegister);
  container.rebind(CompanyProfile).toConstantValue(ports.companyProfile);
  container.rebind(OwnTerms).toConstantValue(ports.ownTerms);
  container.rebind(TrackingLinks).toConstantValue(ports.trackingLinks);
  container.rebind(ShipmentEmissions).toConstantValue(ports.emissions);
  container.rebind(LoadEmissions).toConstantValue(ports.emissions);
  container.rebind(WaitingAnswers).toConstantValue(ports.waitingAnswers);
  container.rebind(Cancellations).toConstantValue(ports.cancellations);
  container.rebind(DeliveryProofs).toConstantValue(ports.deliveryProofs);
  container.rebind(Photos).toConstantValue(ports.photos);
  container.rebind(SignaturePictures).toConstantValue(ports.signaturePictures);
  container.rebind(VehicleRegister).toConstantValue(ports.vehicleRegister);
  container.rebind(DocumentStore).toConstantValue(ports.documentStore);
  container.rebind(PlaceSearch).toConstantValue(ports.placeSearch);
  container.rebind(DriverRegister).toConstantValue(ports.driverRegister);
  container.rebind(SentInvitations).toConstantValue(ports.sentInvitations);
  container.rebind(Workbooks).toConstantValue(ports.workbooks);
  container.rebind(Reports).toConstantValue(ports.reports);
  container.rebind(PaperRegister).toConstantValue(ports.paperRegister);
  container.rebind(RequestImports).toConstantValue(ports.requestImports);
  container.rebind(PlaceBook).toConstantValue(ports.placeBook);
  container.rebind(RequestTemplates).toConstantValue(ports.requestTemplates);
  container.rebind(RequestRegister).toConstantValue(ports.requestRegister);
  container.rebind(CarrierRegister).toConstantValue(ports.carrierRegister);
  container.rebind(CarrierLists).toConstantValue(ports.carrierLists);
  container.rebind(LoadBoard).toConstantValue(ports.loadBoard);
  container.rebind(CombinationJudge).toConstantValue(ports.combinationJudge);
  container.rebind(ShipperConducts).toConstantValue(ports.shipperConducts);
  container.rebind(Outbox).toConstantValue(ports.outbox);
  container.rebind(ShipmentReports).toConstantValue(ports.shipmentReports);
  container.rebind(DispatchDesk).toConstantValue(ports.dispatchDesk);
  container.rebind(NotificationSettings).toConstantValue(ports.notificationSettings);
  container.rebind(NotificationInbox).toConstantValue(ports.notificationInbox);
  container.rebind(OfferRegister).toConstantValue(ports.offerRegister);
  container.rebind(FleetBoard).toConstantValue(ports.fleetBoard);
  container.rebind(ShipmentRegister).toConstantValue(ports.shipmentRegister);
  container.rebind(StatementRegister).toConstantValue(ports.statementRegister);
  container.rebind(SheetPrinter).toConstantValue(ports.sheetPrinter);
  container.rebind(StatementDesk).toConstantValue(ports.statementDesk);
  container.rebind(AccountSecurity).toConstantValue(ports.accountSecurity);
  container.rebind(PersonalSettings).toConstantValue(ports.personalSettings);
  container.rebind(LiveChanges).toConstantValue(ports.liveChanges);
  container.rebind(ListSettings).toConstantValue(ports.listSettings);
  container.rebind(MadeFiles).toConstantValue(ports.madeFiles);
  container.rebind(ConsignmentNotePrinter).toConstantValue(ports.notePrinter);
  container.rebind(ProofPackPrinter).toConstantValue(ports.packPrinter);
  container.rebind(TextFiles).toConstantValue(ports.textFiles);
  container.rebind(Downloads).toConstantValue(ports.downloads);

  container.bind(Texts).toConstantValue(texts);
  container.bind(AdminTexts).toConstantValue(adminTexts);
  container.bind(AccountTexts).toConstantValue(accountTextsEnUS);
  container.bind(DownloadTexts).toConstantValue(downloadTexts);
  container.bind(OwnAccountTexts).toConstantValue(ownAccountTextsEnUS);
  container.bind(CompanyTexts).toConstantValue(companyTextsEnUS);
  container.bind(DashboardTexts).toConstantValue(dashboardTextsEnUS);
  container.bind(KeyTexts).toConstantValue(keyTextsEnUS);
  container.bind(PaletteTexts).toConstantValue(paletteTextsEnUS);
  container.bind(HelpTexts).toConstantValue(helpTextsEnUS);
  container.bind(InvitationTexts).toConstantValue(invitationTextsEnUS);
  container.bind(LoadTexts).toConstantValue(loadTextsEnUS);
  container.bind(NotificationTexts).toConstantValue(notificationTextsEnUS);
  container.bind(OfferTexts).toConstantValue(offerTextsEnUS);
  container.bind(EmissionTexts).toConstantValue(emissionTextsEnUS);
  container.bind(OfferingTexts).toConstantValue(offeringTextsEnUS);
  container.bind(PaperTexts).toConstantValue(paperTextsEnUS);
  container.bind(ReportTexts).toConstantValue(reportTextsEnUS);
  container.bind(BoardTexts).toConstantValue(boardTextsEnUS);
  container.bind(BoardPart).toConstantValue({ Part: BoardPage, preload: async () => {} });
  container.bind(EdiTexts).toConstantValue(ediTextsEnUS);
  container.bind(StatusImportPart).toConstantValue(statusImportOn(container, 'en-US', () => false));
  container.bind(ShipmentTexts).toConstantValue(shipmentTextsEnUS);
  container.bind(DriverTexts).toConstantValue(driverTextsEnUS);
  container.bind(RequestPages).toConstantValue(requestPagesOn(container, 'en-US', () => false));
  container.bind(RequestTexts).toConstantValue(requestTextsEnUS);
  container.bind(CarrierTexts).toConstantValue(carrierTextsEnUS);
  container.bind(TermsTexts).toConstantValue(termsTextsEnUS);
  container.bind(VerdictTexts).toConstantValue(verdictTextsEnUS);
  container.bind(VehicleTexts).toConstantValue(vehicleTextsEnUS);
  container.bind(StatementTexts).toConstantValue(statementTextsEnUS);
  return container;
};
