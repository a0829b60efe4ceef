import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ShipmentEvent } from '../../../../src/domain/shipment/ShipmentEvent.ts';
import { ProofsCard } from '../../../../src/ui/rooms/shipments/proof/ProofsCard.tsx';
import { deliveredShipment } from '../../../support/factories/deliveredShipment.ts';
import { eventFactory } from '../../../support/factories/shipmentFactory.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const asked = async (...more: readonly ShipmentEvent[]): Promise<string | undefined> => {
  const made = deliveredShipment();
  const shipment = { ...made, events: [...made.events.filter(({ type }) => type !== 'exception'), ...more] };
  const { dialogs } = renderRoom(<ProofsCard shipment={shipment} mayWrite />, { membership: { audience: 'office' } });
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  return dialogs.questions[0]?.text;
};

const late = Date.UTC(2026, 0, 12);
const problem = (id: string) =>
  eventFactory.build({ id, type: 'exception', data: { kind: 'shortage' }, at: late, recordedAt: late });

it.each([
  [[], 'This completes the shipment and cannot be undone.'],
  [
    [problem('e-1')],
    'A problem is still open and cannot be resolved afterwards. This completes the shipment and cannot be undone.',
  ],
  [
    [problem('e-1'), problem('e-2')],
    '2 problems are still open and cannot be resolved afterwards. This completes the shipment and cannot be undone.',
  ],
])('proofs are verified after a question, which names problems that are still open (case %#)', async (more, text) => {
  expect(await asked(...more)).toBe(text);
});
