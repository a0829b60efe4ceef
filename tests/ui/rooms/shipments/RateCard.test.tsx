import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { RateCard } from '../../../../src/ui/rooms/shipments/rate/RateCard.tsx';
import { eventFactory, shipmentFactory } from '../../../support/factories/shipmentFactory.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

it('a rate confirmation is saved, or asks to be printed when it is opened', async () => {
  const { sheetPrinter, madeFiles, notices } = renderRoom(<RateCard shipment={shipmentFactory.build()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(madeFiles.saved).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Download and print' }));
  await waitFor(() => expect(notices.texts).toEqual(['Open the downloaded file: the print dialog opens at once.']));
  expect(sheetPrinter.asked).toEqual([false, true]);
});

it('a rate confirmation has stops, price, terms and truck, and every version with who made it', async () => {
  const made = shipmentFactory.build({
    reference: 'SH-2026-000042',
    price: { amountMinor: 120_050, currency: 'EUR' },
    assignment: {
      vehicle: { id: 'v-1', plate: 'L-HH 204' },
      trailer: { id: 'v-2', plate: 'L-HH 900' },
      driver: { id: 'd-1', name: 'Ada Moss' },
    },
  });
  const assigned = eventFactory.build({ type: 'assigned', side: 'carrier', data: { plate: 'L-HH 204' } });
  const events = [...made.events.filter(({ type }) => type === 'booked'), assigned];
  const { sheetPrinter, madeFiles } = renderRoom(<RateCard shipment={{ ...made, events }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(madeFiles.saved).toHaveLength(1));
  const [sheet] = sheetPrinter.printed;
  expect(sheet?.reference).toBe('SH-2026-000042 · Version 2');
  const facts = sheet?.blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []));
  expect(facts).toContainEqual(['Price', '€1,200.50']);
  expect(facts).toContainEqual(['Truck', 'L-HH 204, trailer L-HH 900']);
  const tables = sheet?.blocks.flatMap((block) => (block.kind === 'table' ? [block.rows] : [])) ?? [];
  expect(tables[0]).toHaveLength(made.stops.length);
  expect(tables.at(-1)?.map(([version, , who, what]) => [version, who, what])).toEqual([
    ['1', made.shipper.name, expect.stringMatching(/^Awarded at €1,200\.50/u)],
    ['2', made.carrier.name, 'Truck assigned: L-HH 204'],
  ]);
});
