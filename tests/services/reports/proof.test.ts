import { describe, expect, it } from 'vitest';
import { proofOutcome, proofTally, type ProvenDelivery } from '../../../services/reports/proof.ts';
import type { ProofFacts } from '../../../services/reports/ProofFacts.ts';
import { clock, stopFacts } from '../../support/services/stopFacts.ts';
import { tallied } from '../../support/services/tallied.ts';

const proofFigures = (deliveries: readonly ProvenDelivery[], at: number) => tallied(proofTally(at), deliveries);

const none: ProofFacts = { firstAt: null, isRejected: false, completedAt: null, isAutomatic: false };
const delivered = stopFacts({ departedAt: clock('09:00') });
const added = { ...none, firstAt: clock('10:00') };
const day = 86_400_000;

describe('the proof of a delivery', () => {
  it.each([
    ['has not come', delivered, none, 'missing'],
    ['has not come, where nobody told of the departure either', stopFacts({ isPassed: true }), none, 'missing'],
    ['waits for the shipper', delivered, added, 'to_verify'],
    ['was rejected', delivered, { ...added, isRejected: true }, 'rejected'],
    ['was accepted by a person', delivered, { ...added, completedAt: clock('12:00') }, 'accepted'],
    [
      'was accepted by the clock',
      delivered,
      { ...added, completedAt: clock('12:00'), isAutomatic: true },
      'accepted_by_time',
    ],
    ['is not due before the delivery', stopFacts({ arrivedAt: clock('08:00') }), none, 'not_delivered'],
    ['is not needed for a stop that was skipped', stopFacts({ isSkipped: true }), none, 'skipped'],
    ['is not needed for a canceled shipment', stopFacts({ isCancelled: true }), none, 'cancelled'],
  ])('%s', (_, stop, proof, outcome) => {
    expect(proofOutcome(stop, proof)).toBe(outcome);
  });
});

describe('the figures of proofs', () => {
  const now = clock('12:00');
  const made = (proof: Partial<ProofFacts>, departedAt: number | null = now - 2 * day): ProvenDelivery => {
    const facts = { ...none, ...proof };
    return { outcome: proofOutcome(stopFacts({ departedAt, isPassed: true }), facts), departedAt, proof: facts };
  };
  const figures = (...deliveries: readonly ProvenDelivery[]) =>
    new Map(proofFigures(deliveries, now).map((figure) => [figure.code, figure]));

  it('count what is missing and what was rejected', () => {
    const found = figures(
      made({}),
      made({ firstAt: now, isRejected: true }),
      made({ firstAt: now }),
      made({ firstAt: now, completedAt: now }),
    );
    expect(found.get('without_proof')).toMatchObject({ value: 0.5, count: 2, n: 4 });
  });

  it('count as late what has not come within a day, but not before the day is over', () => {
    const began = now - 2 * day;
    const found = figures(
      made({ firstAt: began + day }),
      made({ firstAt: began + day + 1 }),
      made({}),
      made({}, now - day),
      made({ firstAt: now }, null),
    );
    expect(found.get('within_a_day')).toMatchObject({ count: 1, n: 3 });
  });

  it('tell what a person accepted from what the clock did', () => {
    const completedAt = now - day;
    const found = figures(
      made({ firstAt: completedAt, completedAt }),
      made({ firstAt: completedAt, completedAt, isAutomatic: true }),
      made({ firstAt: now }),
    );
    expect(found.get('by_a_person')).toMatchObject({ value: 0.5, count: 1, n: 2 });
    expect(found.get('acceptance')).toMatchObject({ value: 24 * 60, n: 1 });
  });

  it('have no values without cases', () => {
    expect([...figures().values()].map(({ value, n }) => [value, n])).toEqual(
      Array.from({ length: 4 }, () => [null, 0]),
    );
  });
});
