import type { RoomList } from '../../../application/shared/RoomLists.ts';
import { carrierListSpec } from '../../../domain/carrier/carrierListSpec.ts';
import { driverListSpec } from '../../../domain/driver/driverListSpec.ts';
import { invitationListSpec } from '../../../domain/invitation/invitationListSpec.ts';
import { findView } from '../../../domain/list/findView.ts';
import type { ListSpec } from '../../../domain/list/ListSpec.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import { readListView } from '../../../domain/list/readListView.ts';
import type { SavedView } from '../../../domain/list/SavedView.ts';
import { loadListSpec } from '../../../domain/load/loadListSpec.ts';
import { notificationListSpec } from '../../../domain/notification/notificationListSpec.ts';
import { offerListSpec } from '../../../domain/offer/offerListSpec.ts';
import { paperListSpec } from '../../../domain/paper/paperListSpec.ts';
import { requestListSpec } from '../../../domain/request/requestListSpec.ts';
import { shipmentListSpec } from '../../../domain/shipment/shipmentListSpec.ts';
import { vehicleListSpec } from '../../../domain/vehicle/vehicleListSpec.ts';

const specs: Readonly<Record<RoomList, ListSpec>> = {
  vehicles: vehicleListSpec,
  drivers: driverListSpec,
  invitations: invitationListSpec,
  papers: paperListSpec,
  notifications: notificationListSpec,
  loads: loadListSpec,
  offers: offerListSpec,
  shipments: shipmentListSpec,
  requests: requestListSpec,
  carriers: carrierListSpec,
};

/** What a room's list shows when it is opened with this query; undefined if that depends on a view that is not known. */
export const firstView = (list: RoomList, query: string, saved: readonly SavedView[]): ListView | undefined => {
  const base = findView(new URLSearchParams(query).get('view') ?? '', specs[list], saved);
  return base && readListView(query, specs[list], base);
};
