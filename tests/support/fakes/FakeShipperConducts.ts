import type { ShipperConducts } from '../../../src/application/loads/ShipperConducts.ts';
import type { ShipperConduct } from '../../../src/domain/load/ShipperConduct.ts';
import { conductFactory } from '../factories/conductFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** Answers how shippers treat trucks as configured. */
export class FakeShipperConducts implements ShipperConducts {
  /** The loads whose shippers were asked about. */
  readonly asked: string[] = [];
  conduct: Outcome<ShipperConduct> = conductFactory.build();

  read(loadId: string): Promise<ShipperConduct> {
    this.asked.push(loadId);
    return settle(this.conduct);
  }
}
