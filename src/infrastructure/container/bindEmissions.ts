import type { Container } from 'inversify';
import { EnterFuel, enterFuel } from '../../application/emission/enterFuel.ts';
import { SaveIleap, saveIleap } from '../../application/emission/saveIleap.ts';
import { ShipmentEmissions } from '../../application/emission/ShipmentEmissions.ts';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';
import { TextFiles } from '../../application/shared/TextFiles.ts';
import { AxiosShipmentEmissions } from '../http/emission/AxiosShipmentEmissions.ts';
import { httpOf } from './serviceClients.ts';

/** What shipments cause in CO2e, and how a fleet says what it burnt. */
export const bindEmissions = (container: Container): void => {
  container.bind(ShipmentEmissions).toResolvedValue((http) => new AxiosShipmentEmissions(http), [httpOf('shipments')]);
  container.bind(EnterFuel).toResolvedValue(enterFuel, [ShipmentEmissions, IdempotencyKeys, RecordChanges]);
  container.bind(SaveIleap).toResolvedValue(saveIleap, [ShipmentEmissions, TextFiles]);
};
