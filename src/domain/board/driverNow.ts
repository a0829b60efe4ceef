import { isOnTheRoad } from '../shipment/isOnTheRoad.ts';
import type { BoardTruck } from './Board.ts';

/** Who drives a truck: on the road the driver of its trip, otherwise its own. */
export const driverNow = ({ driver, trips }: Pick<BoardTruck, 'driver' | 'trips'>): BoardTruck['driver'] =>
  trips.find(({ status, driver: ofTrip }) => isOnTheRoad(status) && ofTrip !== undefined)?.driver ?? driver;
