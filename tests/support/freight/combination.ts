import type { DriverAtHand, Unit } from '../../../src/domain/verdict/Combination.ts';

/** A rigid truck of 18 t that is free, with what is given. */
export const unit = (given: Partial<Unit>): Unit => ({
  kind: 'rigid',
  bodyType: 'box',
  plateCountry: 'DE',
  payloadKg: 10_000,
  grossWeightKg: 18_000,
  volumeM3: undefined,
  loadingLengthM: undefined,
  palletPositions: undefined,
  temperatureC: undefined,
  adr: false,
  equipment: [],
  status: 'available',
  papers: [],
  engagements: [],
  ...given,
});

/** Who may drive everything, with a licence valid for all of 2026. */
export const driver: DriverAtHand = {
  status: 'active',
  licence: { categories: ['CE'], expiresOn: '2026-12-31' },
  cards: [],
  engagements: [],
};
