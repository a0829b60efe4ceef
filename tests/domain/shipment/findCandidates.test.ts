import { expect, it } from 'vitest';
import { findCandidates } from '../../../src/domain/shipment/findCandidates.ts';
import { candidateFactory } from '../../support/factories/candidateFactory.ts';

const unit = (plate: string, fleetNo: string) => ({ ...candidateFactory.build().vehicle, plate, fleetNo });
const fits = candidateFactory.build({ vehicle: unit('B-HA 204', 'T-4'), driver: { id: 'd-1', name: 'Ada Møss' } });
const pulls = candidateFactory.build({
  vehicle: unit('L-NT 11', 'T-5'),
  trailer: unit('L-TR 77', 'R-9'),
  driver: { id: 'd-2', name: 'Björn Lund' },
});
const blocked = candidateFactory.build({
  vehicle: unit('B-HA 300', 'T-6'),
  driver: { id: 'd-3', name: 'Cy Ray' },
  verdict: { fits: false, reasons: [{ code: 'status_vehicle', severity: 'block', of: 'vehicle' }] },
});
const driverless = candidateFactory.build({ vehicle: unit('B-HA 400', 'T-7'), driver: undefined });
const all = [fits, pulls, blocked, driverless];

it.each([
  ['everything without a search', '', false, all],
  ['what nothing speaks against, with a driver', '', true, [fits, pulls]],
  ['by the beginning of a plate', 'b-ha', false, [fits, blocked, driverless]],
  ['by fleet number', 't-5', false, [pulls]],
  ['by the plate of a trailer', 'tr 77', false, [pulls]],
  ['by a driver, without accents', 'bjorn', false, [pulls]],
  ['by both', 'b-ha', true, [fits]],
  ['nothing that is not there', 'zz', false, []],
])('finds %s', (_, q, onlyFitting, found) => {
  expect(findCandidates(all, { q, onlyFitting })).toEqual(found);
});
