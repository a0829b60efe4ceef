import type { Container } from 'inversify';
import { FleetBoard } from '../../application/shipments/FleetBoard.ts';
import { AxiosFleetBoard } from '../http/shipments/AxiosFleetBoard.ts';
import { httpOf } from './serviceClients.ts';

/** What only the board of a fleet needs. */
export const bindBoard = (container: Container): void => {
  container.bind(FleetBoard).toResolvedValue((http) => new AxiosFleetBoard(http), [httpOf('shipments')]);
};
