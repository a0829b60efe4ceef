import { expect, it } from 'vitest';
import { exampleTender } from '../../../src/domain/edi/tender/exampleTender.ts';

it('the example is to be picked up the day after tomorrow, delivered the day after, and answered before', () => {
  const { respondBy, stops } = exampleTender('2026-11-29', 'EDI-1');
  expect(respondBy).toMatchObject({ day: '2026-11-30', time: '16:00' });
  expect(stops).toMatchObject([
    { type: 'pickup', from: { day: '2026-12-01', time: '08:00' }, to: { day: '2026-12-01', time: '12:00' } },
    { type: 'delivery', from: { day: '2026-12-02', time: '08:00' }, to: { day: '2026-12-02', time: '16:00' } },
  ]);
});
