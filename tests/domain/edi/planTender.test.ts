import { expect, it } from 'vitest';
import { planTender } from '../../../src/domain/edi/tender/planTender.ts';
import { read204 } from '../../../src/domain/edi/tender/read204.ts';
import type { ShipmentRequest } from '../../../src/domain/request/ShipmentRequest.ts';
import { requestFactory } from '../../support/factories/requestFactory.ts';
import { towns } from '../../support/edi/towns.ts';
import { firstSet } from './readFile.ts';
import { tender204 } from './vectors.ts';

const now = Date.UTC(2026, 10, 20, 16);
const request = (status: ShipmentRequest['status']) => requestFactory.build({ reference: 'SR2026000417', status });

/** What the example of partners comes to with another purpose (B2A-1). */
const planOf = (purpose: string, existing: ShipmentRequest | undefined, isTest = false) => {
  const tender = read204(firstSet(tender204.replace('B2A*00', `B2A*${purpose}`)).segments).value;
  if (!tender) throw new Error('no tender');
  return planTender(tender, { existing, places: [towns.elwood, towns.columbus], publish: true, isTest, now }).plan;
};

it.each([
  ['a new load', '00', undefined, { step: 'add' }],
  ['a load that is there already', '00', request('open'), { step: 'none', trouble: 'exists' }],
  ['a cancellation of a load that nobody knows', '01', undefined, { step: 'none', trouble: 'unknown_load' }],
  ['a change of a load that nobody knows', '04', undefined, { step: 'none', trouble: 'unknown_load' }],
  ['a cancellation before the award', '01', request('open'), { step: 'cancel' }],
  ['a cancellation after the award', '01', request('awarded'), { step: 'none', trouble: 'past_cancel' }],
  ['another version before the award', '05', request('open'), { step: 'change' }],
  ['a change after the award', '04', request('awarded'), { step: 'none', trouble: 'past_change' }],
])('%s, by its purpose', (_, purpose, existing, plan) => {
  expect(planOf(purpose, existing)).toMatchObject(plan);
});

it.each([
  ['a new load', '00', undefined, { step: 'add' }],
  ['a change of a draft', '04', request('draft'), { step: 'change' }],
  ['a cancellation of a draft', '01', request('draft'), { step: 'cancel' }],
  ['a change of what fleets see', '04', request('open'), { step: 'none', trouble: 'test_file' }],
  ['a cancellation of what fleets see', '01', request('open'), { step: 'none', trouble: 'test_file' }],
  ['a change of what fleets saw', '05', request('withdrawn'), { step: 'none', trouble: 'test_file' }],
])('%s, in a test file', (_, purpose, existing, plan) => {
  expect(planOf(purpose, existing, true)).toMatchObject(plan);
});
