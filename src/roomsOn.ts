import type { Container } from 'inversify';
import { accountRoomOn } from './accountRoomOn.ts';
import { loadRoomsOn } from './loadRoomsOn.ts';
import { officeRoomsOn } from './officeRoomsOn.ts';
import { shipmentRoomsOn } from './shipmentRoomsOn.ts';
import { lazyPart } from './ui/shared/loading/lazyPart.ts';
import { textsIn } from './ui/shared/texts/textsIn.ts';
import { CompanyTexts } from './ui/rooms/company/useCompanyTexts.ts';
import { DashboardTexts } from './ui/rooms/dashboard/useDashboardTexts.ts';
import { DriverTexts } from './ui/rooms/drivers/useDriverTexts.ts';
import { HelpTexts } from './ui/rooms/help/useHelpTexts.ts';
import { InvitationTexts } from './ui/rooms/invitations/useInvitationTexts.ts';
import { NotificationTexts } from './ui/rooms/notifications/useNotificationTexts.ts';
import { PaperTexts } from './ui/rooms/papers/usePaperTexts.ts';
import { ReportTexts } from './ui/rooms/reports/useReportTexts.ts';
import { StatementTexts } from './ui/rooms/statements/useStatementTexts.ts';
import { EdiTexts } from './ui/shared/edi/useEdiTexts.ts';
import { TermsTexts } from './ui/shared/terms/useTermsTexts.ts';
import { VehicleTexts } from './ui/rooms/vehicles/useVehicleTexts.ts';
import type { RoomParts } from './ui/workplace/RoomParts.ts';

/** Loads each room behind sign-in together with its bindings and texts. */
export const roomsOn = (container: Container, locale: string, reload: (build: string) => boolean): RoomParts => ({
  dashboard: lazyPart(async () => {
    const [{ DashboardRoom }, { bindReportReads }, { dashboardTextsEnUS }] = await Promise.all([
      import('./ui/rooms/dashboard/DashboardRoom.tsx'),
      import('./infrastructure/container/bindReportReads.ts'),
      import('./ui/rooms/dashboard/dashboardTextsEnUS.ts'),
    ]);
    bindReportReads(container);
    container.bind(DashboardTexts).toConstantValue(await textsIn(locale, {}, dashboardTextsEnUS));
    return DashboardRoom;
  }, reload),
  ...loadRoomsOn(container, locale, reload),
  shipments: shipmentRoomsOn(container, locale, reload),
  vehicles: lazyPart(async () => {
    const [{ VehiclesRoom }, { bindVehicles }, { bindDocuments }, { vehicleTextsEnUS }] = await Promise.all([
      import('./ui/rooms/vehicles/VehiclesRoom.tsx'),
      import('./infrastructure/container/bindVehicles.ts'),
      import('./infrastructure/container/bindDocuments.ts'),
      import('./ui/rooms/vehicles/vehicleTextsEnUS.ts'),
    ]);
    bindVehicles(container);
    bindDocuments(container);
    container.bind(VehicleTexts).toConstantValue(await textsIn(locale, {}, vehicleTextsEnUS));
    return VehiclesRoom;
  }, reload),
  drivers: lazyPart(async () => {
    const [{ DriversRoom }, { bindDrivers }, { bindDocuments }, { bindInvitations }, { driverTextsEnUS }] =
      await Promise.all([
        import('./ui/rooms/drivers/DriversRoom.tsx'),
        import('./infrastructure/container/bindDrivers.ts'),
        import('./infrastructure/container/bindDocuments.ts'),
        import('./infrastructure/container/bindInvitations.ts'),
        import('./ui/rooms/drivers/driverTextsEnUS.ts'),
      ]);
    bindDrivers(container);
    bindDocuments(container);
    bindInvitations(container);
    container.bind(DriverTexts).toConstantValue(await textsIn(locale, {}, driverTextsEnUS));
    return DriversRoom;
  }, reload),
  invitations: lazyPart(async () => {
    const [{ InvitationsRoom }, { bindInvitations }, { invitationTextsEnUS }] = await Promise.all([
      import('./ui/rooms/invitations/InvitationsRoom.tsx'),
      import('./infrastructure/container/bindInvitations.ts'),
      import('./ui/rooms/invitations/invitationTextsEnUS.ts'),
    ]);
    bindInvitations(container);
    container.bind(InvitationTexts).toConstantValue(await textsIn(locale, {}, invitationTextsEnUS));
    return InvitationsRoom;
  }, reload),
  papers: lazyPart(async () => {
    const [{ PapersRoom }, { bindDocuments }, { paperTextsEnUS }] = await Promise.all([
      import('./ui/rooms/papers/PapersRoom.tsx'),
      import('./infrastructure/container/bindDocuments.ts'),
      import('./ui/rooms/papers/paperTextsEnUS.ts'),
    ]);
    bindDocuments(container);
    container.bind(PaperTexts).toConstantValue(await textsIn(locale, {}, paperTextsEnUS));
    return PapersRoom;
  }, reload),
  reports: lazyPart(async () => {
    const [{ ReportsRoom }, { bindReports }, { reportTextsEnUS }] = await Promise.all([
      import('./ui/rooms/reports/ReportsRoom.tsx'),
      import('./infrastructure/container/bindReports.ts'),
      import('./ui/rooms/reports/reportTextsEnUS.ts'),
    ]);
    bindReports(container);
    container.bind(ReportTexts).toConstantValue(await textsIn(locale, {}, reportTextsEnUS));
    return ReportsRoom;
  }, reload),
  statements: lazyPart(async () => {
    const [{ StatementsRoom }, { bodyChunk }, { bindStatements }, { statementTextsEnUS }, { ediTextsEnUS }] =
      await Promise.all([
        import('./ui/rooms/statements/StatementsRoom.tsx'),
        import('./ui/rooms/statements/bodyChunk.ts'),
        import('./infrastructure/container/bindStatements.ts'),
        import('./ui/rooms/statements/statementTextsEnUS.ts'),
        import('./ui/shared/edi/ediTextsEnUS.ts'),
      ]);
    void bodyChunk.load();
    bindStatements(container);
    container.bind(StatementTexts).toConstantValue(await textsIn(locale, {}, statementTextsEnUS));
    const edi = await textsIn(locale, {}, ediTextsEnUS);
    if (!container.isBound(EdiTexts)) container.bind(EdiTexts).toConstantValue(edi);
    return StatementsRoom;
  }, reload),
  ...officeRoomsOn(container, locale, reload),
  notifications: lazyPart(async () => {
    const [{ NotificationsRoom }, { bindNotifications }, { notificationTextsEnUS }] = await Promise.all([
      import('./ui/rooms/notifications/NotificationsRoom.tsx'),
      import('./infrastructure/container/bindNotifications.ts'),
      import('./ui/rooms/notifications/notificationTextsEnUS.ts'),
    ]);
    bindNotifications(container);
    const texts = await textsIn(locale, {}, notificationTextsEnUS);
    if (!container.isBound(NotificationTexts)) container.bind(NotificationTexts).toConstantValue(texts);
    return NotificationsRoom;
  }, reload),
  company: lazyPart(async () => {
    const [{ CompanyRoom }, { bindCompany }, { companyTextsEnUS }, { termsTextsEnUS }] = await Promise.all([
      import('./ui/rooms/company/CompanyRoom.tsx'),
      import('./infrastructure/container/bindCompany.ts'),
      import('./ui/rooms/company/companyTextsEnUS.ts'),
      import('./ui/shared/terms/termsTextsEnUS.ts'),
    ]);
    bindCompany(container);
    container.bind(CompanyTexts).toConstantValue(await textsIn(locale, {}, companyTextsEnUS));
    const terms = await textsIn(locale, {}, termsTextsEnUS);
    if (!container.isBound(TermsTexts)) container.bind(TermsTexts).toConstantValue(terms);
    return CompanyRoom;
  }, reload),
  account: accountRoomOn(container, locale, reload),
  help: lazyPart(async () => {
    const [{ HelpRoom }, { helpTextsEnUS }] = await Promise.all([
      import('./ui/rooms/help/HelpRoom.tsx'),
      import('./ui/rooms/help/helpTextsEnUS.ts'),
    ]);
    container.bind(HelpTexts).toConstantValue(await textsIn(locale, {}, helpTextsEnUS));
    return HelpRoom;
  }, reload),
});
