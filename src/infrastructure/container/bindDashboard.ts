import type { Container } from 'inversify';
import { CarrierRegister } from '../../application/carriers/CarrierRegister.ts';
import { MemberRegister } from '../../application/company/MemberRegister.ts';
import { CompanyProfile } from '../../application/company/CompanyProfile.ts';
import { DriverRegister } from '../../application/drivers/DriverRegister.ts';
import { SentInvitations } from '../../application/invitations/SentInvitations.ts';
import { ListSettings } from '../../application/shared/ListSettings.ts';
import { type ReadList, RoomLists } from '../../application/shared/RoomLists.ts';
import { LoadBoard } from '../../application/loads/LoadBoard.ts';
import { NotificationInbox } from '../../application/notifications/NotificationInbox.ts';
import { OfferRegister } from '../../application/offers/OfferRegister.ts';
import { PaperRegister } from '../../application/papers/PaperRegister.ts';
import { RequestRegister } from '../../application/requests/RequestRegister.ts';
import { ShipmentRegister } from '../../application/shipments/ShipmentRegister.ts';
import { StatementRegister } from '../../application/statements/StatementRegister.ts';
import { VehicleRegister } from '../../application/vehicles/VehicleRegister.ts';
import { carrierListSpec } from '../../domain/carrier/carrierListSpec.ts';
import { driverListSpec } from '../../domain/driver/driverListSpec.ts';
import { invitationListSpec } from '../../domain/invitation/invitationListSpec.ts';
import { loadListSpec } from '../../domain/load/loadListSpec.ts';
import { notificationListSpec } from '../../domain/notification/notificationListSpec.ts';
import { offerListSpec } from '../../domain/offer/offerListSpec.ts';
import { paperListSpec } from '../../domain/paper/paperListSpec.ts';
import { requestListSpec } from '../../domain/request/requestListSpec.ts';
import { shipmentListSpec } from '../../domain/shipment/shipmentListSpec.ts';
import { statementListSpec } from '../../domain/statement/statementListSpec.ts';
import { vehicleListSpec } from '../../domain/vehicle/vehicleListSpec.ts';
import type { ListSpec } from '../../domain/list/ListSpec.ts';
import { AxiosCarrierRegister } from '../http/carriers/AxiosCarrierRegister.ts';
import { AxiosMemberRegister } from '../http/company/AxiosMemberRegister.ts';
import { AxiosCompanyProfile } from '../http/company/AxiosCompanyProfile.ts';
import { AxiosDriverRegister } from '../http/drivers/AxiosDriverRegister.ts';
import { AxiosSentInvitations } from '../http/invitations/AxiosSentInvitations.ts';
import { AxiosListSettings } from '../http/lists/AxiosListSettings.ts';
import { AxiosLoadBoard } from '../http/loads/AxiosLoadBoard.ts';
import { AxiosNotificationInbox } from '../http/notifications/AxiosNotificationInbox.ts';
import { AxiosOfferRegister } from '../http/offers/AxiosOfferRegister.ts';
import { AxiosPaperRegister } from '../http/papers/AxiosPaperRegister.ts';
import { AxiosRequestRegister } from '../http/requests/AxiosRequestRegister.ts';
import { AxiosShipmentRegister } from '../http/shipments/AxiosShipmentRegister.ts';
import { AxiosStatementRegister } from '../http/statements/AxiosStatementRegister.ts';
import { AxiosVehicleRegister } from '../http/vehicles/AxiosVehicleRegister.ts';
import { httpOf } from './serviceClients.ts';

const listOf = (port: Pick<ReadList, 'list'>, spec: ListSpec): ReadList => ({
  spec,
  list: (view, signal) => port.list(view, signal),
});

/**
 * The ports that the dashboard reads before their rooms are loaded. What a room does with its port is bound in the room's own file,
 * so that the dashboard loads none of it.
 */
export const bindDashboard = (container: Container): void => {
  container.bind(VehicleRegister).toResolvedValue((http) => new AxiosVehicleRegister(http), [httpOf('vehicles')]);
  container.bind(DriverRegister).toResolvedValue((http) => new AxiosDriverRegister(http), [httpOf('drivers')]);
  container.bind(SentInvitations).toResolvedValue((http) => new AxiosSentInvitations(http), [httpOf('drivers')]);
  container.bind(PaperRegister).toResolvedValue((http) => new AxiosPaperRegister(http), [httpOf('vehicles')]);
  container
    .bind(RequestRegister)
    .toResolvedValue((http) => new AxiosRequestRegister(http), [httpOf('shipmentRequests')]);
  container.bind(LoadBoard).toResolvedValue((http) => new AxiosLoadBoard(http), [httpOf('shipmentRequests')]);
  container.bind(OfferRegister).toResolvedValue((http) => new AxiosOfferRegister(http), [httpOf('shipmentRequests')]);
  container.bind(ShipmentRegister).toResolvedValue((http) => new AxiosShipmentRegister(http), [httpOf('shipments')]);
  container.bind(StatementRegister).toResolvedValue((http) => new AxiosStatementRegister(http), [httpOf('shipments')]);
  container
    .bind(NotificationInbox)
    .toResolvedValue((http) => new AxiosNotificationInbox(http), [httpOf('shipmentRequests')]);
  container
    .bind(CarrierRegister)
    .toResolvedValue((http) => new AxiosCarrierRegister(http), [httpOf('shipmentRequests')]);
  container.bind(RoomLists).toResolvedValue(
    (
      vehicles,
      drivers,
      invitations,
      papers,
      requests,
      loads,
      offers,
      shipments,
      statements,
      notifications,
      carriers,
    ) => ({
      vehicles: listOf(vehicles, vehicleListSpec),
      drivers: listOf(drivers, driverListSpec),
      invitations: listOf(invitations, invitationListSpec),
      papers: listOf(papers, paperListSpec),
      requests: listOf(requests, requestListSpec),
      loads: listOf(loads, loadListSpec),
      offers: listOf(offers, offerListSpec),
      shipments: listOf(shipments, shipmentListSpec),
      statements: listOf(statements, statementListSpec),
      notifications: listOf(notifications, notificationListSpec),
      carriers: listOf(carriers, carrierListSpec),
    }),
    [
      VehicleRegister,
      DriverRegister,
      SentInvitations,
      PaperRegister,
      RequestRegister,
      LoadBoard,
      OfferRegister,
      ShipmentRegister,
      StatementRegister,
      NotificationInbox,
      CarrierRegister,
    ],
  );
  container.bind(ListSettings).toResolvedValue((http) => new AxiosListSettings(http), [httpOf('companies')]);
  container.bind(CompanyProfile).toResolvedValue((http) => new AxiosCompanyProfile(http), [httpOf('companies')]);
  container.bind(MemberRegister).toResolvedValue((http) => new AxiosMemberRegister(http), [httpOf('companies')]);
};
