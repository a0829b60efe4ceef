import type { RoomList } from '../../../application/shared/RoomLists.ts';
import { driverListSpec } from '../../../domain/driver/driverListSpec.ts';
import { invitationListSpec } from '../../../domain/invitation/invitationListSpec.ts';
import type { ListSpec } from '../../../domain/list/ListSpec.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import { readListView } from '../../../domain/list/readListView.ts';
import { paperListSpec } from '../../../domain/paper/paperListSpec.ts';
import { vehicleListSpec } from '../../../domain/vehicle/vehicleListSpec.ts';

const specs: Readonly<Record<RoomList, ListSpec>> = {
  vehicles: vehicleListSpec,
  drivers: driverListSpec,
  invitations: invitationListSpec,
  papers: paperListSpec,
};

/** What a room's list shows when it is opened with this query. */
export const firstView = (list: RoomList, query: string): ListView => readListView(query, specs[list]);
