import { expect, it } from 'vitest';
import { notBeforeWindow } from '../../../src/domain/offer/notBeforeWindow.ts';
import { offerFactory } from '../../support/factories/offerFactory.ts';

it.each([
  [undefined, undefined],
  ['2026-01-07T05:00:00Z', '2026-01-07T06:00:00Z'],
  ['2026-01-07T08:00:00Z', '2026-01-07T08:00:00Z'],
])('a fleet that can come at %s comes at %s', (pickupAt, within) => {
  expect(notBeforeWindow(offerFactory.build({ pickupAt }))).toBe(within);
});
