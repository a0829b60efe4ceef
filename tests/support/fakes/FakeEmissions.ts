import type { LoadEmissions, ThoughtOfTruck } from '../../../src/application/emission/LoadEmissions.ts';
import type { FuelEntry, ShipmentEmissions } from '../../../src/application/emission/ShipmentEmissions.ts';
import type { Co2e, ShipmentCo2e } from '../../../src/domain/emission/Footprint.ts';
import type { TripFuel } from '../../../src/domain/emission/TripFuel.ts';
import { footprintFactory } from '../factories/footprintFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** Answers what shipments and loads cause as configured. */
export class FakeEmissions implements ShipmentEmissions, LoadEmissions {
  readonly entered: { readonly id: string; readonly entry: FuelEntry }[] = [];
  readonly estimated: ThoughtOfTruck[] = [];
  co2e: Outcome<ShipmentCo2e> = { footprint: footprintFactory.build(), reason: undefined, earlier: [] };
  ofLoad: Outcome<Co2e> = { footprint: footprintFactory.build(), reason: undefined };
  trip: Outcome<TripFuel> = {
    isOver: true,
    plate: 'K 1',
    fuels: [
      { key: 'diesel_blend', name: 'Diesel, average biofuel blend', unit: 'kg/l', wtw: 3.18183 },
      { key: 'power', name: 'Grid electricity', unit: 'kg/kWh', wtw: 0.25 },
    ],
    entry: undefined,
    shipments: [],
    mostShipments: 20,
  };

  read(): Promise<ShipmentCo2e> {
    return settle(this.co2e);
  }

  fuel(): Promise<TripFuel> {
    return settle(this.trip);
  }

  enter(id: string, entry: FuelEntry): Promise<ShipmentCo2e> {
    this.entered.push({ id, entry });
    return settle(this.co2e);
  }

  ileap(): Promise<string> {
    return settle('{"ileapVersion":"1.0"}\n');
  }

  estimate(_: string, truck: ThoughtOfTruck): Promise<Co2e> {
    this.estimated.push(truck);
    return settle(this.ofLoad);
  }
}
