import { expect, it } from 'vitest';
import { openProofs } from '../../support/services/openProofs.ts';

const hour = 3_600_000;
/** The end of the window at the first stop of all trips. */
const due = Date.parse('2026-11-25T12:00:00+01:00');

/** The report on the pickup of a trip that came late, after what one of the parties told two hours before its window ended. */
async function reportOfLate(who: 'shipper' | 'fleet', said: object) {
  const proofs = await openProofs();
  const { world, assigned, tell, call } = proofs;
  const { id } = await assigned();
  const before = await proofs.later((due - 2 * hour - world.clock.now().getTime()) / hour);
  const { status, text } = await tell(id, { type: 'exception', ...said }, before[who]);
  if (status !== 201) throw new Error(text);
  await tell(id, { type: 'dispatched' }, before.fleet);
  const { fleet } = await proofs.later(3);
  await tell(id, { type: 'arrived', stop: 0 }, fleet);
  const { data } = (await call('/v1/reports/on_time?from=2026-11-20&to=2026-11-30&stops=pickup', fleet)).body;
  return {
    outcome: data.rows[0].outcome,
    notified: data.figures.find(({ code }: { code: string }) => code === 'notified_late'),
  };
}

it.each([{ stop: 0 }, {}])(
  'a stop is excused by what the shipper says of %j, whatever else happens there',
  async (of) => {
    const { outcome } = await reportOfLate('shipper', { ...of, data: { kind: 'goods_not_ready' } });
    expect(outcome).toBe('excused');
  },
);

it.each([
  ['fleet', 1],
  ['shipper', 0],
] as const)('a late stop that the %s told of in time counts %i times as told by the carrier', async (who, count) => {
  const { outcome, notified } = await reportOfLate(who, { data: { kind: 'other' } });
  expect(outcome).toBe('late');
  expect(notified).toMatchObject({ count, n: 1 });
});
