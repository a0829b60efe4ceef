import type { WaitingAnswers, WaitingDispute } from '../../../src/application/shipments/WaitingAnswers.ts';
import type { ShipmentRecord } from '../../../src/domain/shipment/Shipment.ts';
import { shipmentFactory } from '../factories/shipmentFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** Answers charges for waiting as configured. */
export class FakeWaitingAnswers implements WaitingAnswers {
  readonly said: {
    readonly id: string;
    readonly version: number;
    readonly stop: number;
    readonly dispute?: WaitingDispute;
  }[] = [];
  /** What each write answers. */
  shipment: Outcome<ShipmentRecord> = shipmentFactory.build();

  accept(id: string, version: number, stop: number): Promise<ShipmentRecord> {
    this.said.push({ id, version, stop });
    return settle(this.shipment);
  }

  dispute(id: string, version: number, stop: number, dispute: WaitingDispute): Promise<ShipmentRecord> {
    this.said.push({ id, version, stop, dispute });
    return settle(this.shipment);
  }
}
