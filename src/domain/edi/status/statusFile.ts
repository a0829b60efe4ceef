import type { ShipmentRecord } from '../../shipment/Shipment.ts';
import { usualDelimiters } from '../x12/x12Delimiters.ts';
import { x12Text } from '../x12/x12Text.ts';
import { x12TimeOf } from '../x12/x12TimeOf.ts';
import { writeX12, type WrittenFile } from '../x12/writeX12.ts';
import { statusOfShipment } from './statusOfShipment.ts';
import { write214 } from './write214.ts';

/** Control numbers have nine digits and begin at 1. */
const controls = 999_999_999;

const idOf = (name: string): string =>
  x12Text(name, usualDelimiters)
    .replaceAll(/[^A-Z\d]/g, '')
    .slice(0, 15);

/** The status of a shipment as a file from its carrier to its shipper. The control number is the second it is made in. */
export const statusFile = (shipment: ShipmentRecord, scac: string | undefined, now: number): WrittenFile =>
  writeX12([write214(statusOfShipment(shipment, scac))], {
    sender: { qualifier: 'ZZ', id: idOf(shipment.carrier.name) || 'CARRIER' },
    receiver: { qualifier: 'ZZ', id: idOf(shipment.shipper.name) || 'SHIPPER' },
    isTest: false,
    made: x12TimeOf(now, 'UTC'),
    control: (Math.floor(now / 1000) % controls) + 1,
  });
