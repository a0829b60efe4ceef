import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { ShipmentEvent } from '../../../../src/domain/shipment/ShipmentEvent.ts';
import { NextStepCard } from '../../../../src/ui/rooms/shipments/NextStepCard.tsx';
import { ProofsCard } from '../../../../src/ui/rooms/shipments/proof/ProofsCard.tsx';
import { deliveredShipment } from '../../../support/factories/deliveredShipment.ts';
import { proofFactory } from '../../../support/factories/proofFactory.ts';
import { eventFactory } from '../../../support/factories/shipmentFactory.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';
import { until } from '../../../support/until.ts';

const asked = async (...more: readonly ShipmentEvent[]) => {
  const made = deliveredShipment();
  const shipment = { ...made, events: [...made.events.filter(({ type }) => type !== 'exception'), ...more] };
  const { dialogs } = renderRoom(<ProofsCard shipment={shipment} mayWrite />, { membership: { audience: 'office' } });
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  const [question] = dialogs.questions;
  return [question?.points, question?.text];
};

const late = Date.UTC(2026, 0, 12);
const problem = (id: string) =>
  eventFactory.build({ id, type: 'exception', data: { kind: 'shortage' }, at: late, recordedAt: late });

it.each([
  [[], []],
  [[problem('e-1')], ['A problem is still open and cannot be resolved afterwards.']],
  [[problem('e-1'), problem('e-2')], ['2 problems are still open and cannot be resolved afterwards.']],
])('proofs are verified after a question, which names problems that are still open (case %#)', async (more, points) => {
  expect(await asked(...more)).toEqual([points, 'This completes the shipment and cannot be undone.']);
});

it('the question lists counts and problems one by one', async () => {
  const proof = proofFactory.build({ packages: { delivered: 21, short: 2, damaged: 1 } });
  const { dialogs } = show(<ProofsCard shipment={deliveredShipment([proof])} mayWrite />);
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(dialogs.questions[0]?.points).toEqual([
    '21 delivered, 2 short, 1 damaged.',
    '1 package is neither delivered nor short.',
    'A problem is still open and cannot be resolved afterwards.',
  ]);
});

describe('the next step of a shipment whose proof waits', () => {
  const main = { name: 'Verify proof' };

  it('is to verify it, for the shipper', async () => {
    const card = <NextStepCard shipment={deliveredShipment()} mayWrite />;
    const { dialogs, deliveryProofs } = renderRoom(card, { membership: { audience: 'office' } });
    await userEvent.click(screen.getByRole('button', main));
    expect(dialogs.questions.map(({ title }) => title)).toEqual(['Verify the proof of delivery?']);
    await until(() => expect(deliveryProofs.verified).toHaveLength(1));
  });

  it('is not for the carrier, nor for those who only read', () => {
    renderRoom(<NextStepCard shipment={deliveredShipment()} mayWrite />, { membership: { audience: 'fleet' } });
    renderRoom(<NextStepCard shipment={deliveredShipment()} mayWrite={false} />, {
      membership: { audience: 'office' },
    });
    expect(screen.queryByRole('button', main)).toBeNull();
  });
});

const off = (delivered: number, short: number) =>
  deliveredShipment([proofFactory.build({ packages: { delivered, short, damaged: 0 } })]);
const show = (card: ReactNode) => renderRoom(card, { membership: { audience: 'office' } });

describe('counts that do not come to the order', () => {
  it.each([
    [22, 1, '1 package is neither delivered nor short.'],
    [20, 2, '2 packages are neither delivered nor short.'],
    [24, 1, '1 package more than booked.'],
  ])('%i delivered and %i short of 24 are told before it is verified: %s', async (delivered, short, text) => {
    const { dialogs } = show(<NextStepCard shipment={off(delivered, short)} mayWrite />);
    expect(screen.getByText(text)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Verify proof' }));
    expect(dialogs.questions[0]?.points).toContain(text);
  });

  it('are told beside the proof', () => {
    show(<ProofsCard shipment={off(22, 1)} mayWrite />);
    expect(screen.getByText('1 package is neither delivered nor short.')).toBeTruthy();
  });

  it('are no matter where they do', () => {
    show(<ProofsCard shipment={off(23, 1)} mayWrite />);
    expect(screen.queryByText(/neither delivered nor short/)).toBeNull();
  });
});

it('a proof after a rejected one stands beside what that counted, and why it was rejected', () => {
  const rejected = { at: '2026-01-09T12:00:00.000Z', reason: 'quantities_differ', note: undefined };
  const before = proofFactory.build({
    packages: { delivered: 22, short: 1, damaged: 1 },
    standing: 'rejected',
    rejected,
  });
  const shipment = deliveredShipment([before, proofFactory.build()]);
  renderRoom(<ProofsCard shipment={shipment} mayWrite />, { membership: { audience: 'office' } });
  expect(screen.getByText('Rejected proof: 22 delivered, 1 short, 1 damaged (Quantities differ)')).toBeTruthy();
});
