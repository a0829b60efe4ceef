import { ownText } from '../../outside/ownText.ts';
import type { ShipmentEvent } from '../../shipment/ShipmentEvent.ts';
import type { StopType } from '../../stop/Stop.ts';
import { inTable } from '../inTable.ts';
import { cancelReasons, delayReasons, problems } from './reasonsOfEvents.ts';
import type { EdiReason, EdiStatus } from './statusCodes.ts';

interface ToldStatus {
  readonly status: EdiStatus;
  readonly reason: EdiReason;
}

const plain = (status: EdiStatus): ToldStatus => ({ status, reason: 'none' });

/** What an event is told as to partners; undefined for one that is not: notes, papers, positions, assignments. */
export const toldStatus = ({ type, data }: ShipmentEvent, stop: StopType | undefined): ToldStatus | undefined => {
  switch (type) {
    case 'booked':
    case 'delivered':
      return plain(type);
    case 'arrived':
      return plain(stop === 'delivery' ? 'arrived_delivery' : 'arrived_pickup');
    case 'departed':
      return plain(stop === 'delivery' ? 'departed_delivery' : 'departed_pickup');
    case 'delay':
      return { status: 'delayed', reason: inTable(delayReasons, ownText(data, 'reason') ?? '') ?? 'none' };
    case 'exception':
      return inTable(problems, ownText(data, 'kind') ?? '');
    case 'cancelled':
      return { status: 'cancelled', reason: inTable(cancelReasons, ownText(data, 'reason') ?? '') ?? 'none' };
    default:
      return undefined;
  }
};
