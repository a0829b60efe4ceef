import { expect, it } from 'vitest';
import { roughReason } from '../../../services/freight/verdict/roughReason.ts';
import type { Reason } from '../../../services/freight/verdict/Verdict.ts';

it.each([
  ['too_far', '2026-12-01T09:30:08.001Z', '2026-12-01T09:45:00.000Z'],
  ['overlap', '2026-12-01T09:30:08.001Z', '2026-12-01T09:45:00.000Z'],
  ['overlap', '2026-12-01T09:30:00.000Z', '2026-12-01T09:30:00.000Z'],
  ['paper_expires', '2026-12-01', '2026-12-01'],
  ['overlap', undefined, undefined],
  ['overlap', 'soon', 'soon'],
] as const)('a shipper reads %s until %j as until %j', (code, until, read) => {
  const reason: Reason = { code, severity: 'block', of: 'vehicle' };
  expect(roughReason(until === undefined ? reason : { ...reason, until }).until).toBe(read);
});
