import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { ShipmentRecord } from '../../../../src/domain/shipment/Shipment.ts';
import { ConsignmentCard } from '../../../../src/ui/rooms/shipments/consignment/ConsignmentCard.tsx';
import { shipmentFactory } from '../../../support/factories/shipmentFactory.ts';
import { promised } from '../../../support/promised.ts';
import type { PrintedNotes } from '../../../../src/application/shipments/ConsignmentNotePrinter.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const assignment = {
  vehicle: { id: 'v-1', plate: 'L-HH 204' },
  trailer: undefined,
  driver: { id: 'd-1', name: 'Ada Moss' },
};
const assigned = shipmentFactory.build({ reference: 'SH-2026-000042', status: 'assigned', assignment });
const open = (shipment: ShipmentRecord = assigned) => renderRoom(<ConsignmentCard shipment={shipment} />);
const button = (name: string) => screen.findByRole('button', { name });

describe('the consignment note of a shipment', () => {
  it('is downloaded under the reference of the shipment', async () => {
    const ports = open();
    await userEvent.click(await button('Download PDF'));
    await waitFor(() => expect(ports.madeFiles.saved).toEqual(['CMR SH-2026-000042.pdf']));
    const [{ notes, asksToPrint } = { notes: [], asksToPrint: true }] = ports.notePrinter.printed;
    expect(asksToPrint).toBe(false);
    expect(notes.map(({ number, boxes }) => [number, boxes[16]])).toEqual([
      [
        'SH-2026-000042',
        ['Harbour Haulage', 'Am Sandtorkai 5, 20457 Hamburg, Germany', 'Vehicle: L-HH 204', 'Driver: Ada Moss'],
      ],
    ]);
  });

  it('is downloaded as a file that asks how to print it, and says so', async () => {
    const ports = open();
    await userEvent.click(await button('Download and print'));
    await waitFor(() =>
      expect(ports.notices.texts).toEqual(['Open the downloaded file: the print dialog opens at once.']),
    );
    expect(ports.madeFiles.saved).toEqual(['CMR SH-2026-000042.pdf']);
    expect(ports.notePrinter.printed.map(({ asksToPrint }) => asksToPrint)).toEqual([true]);
  });

  it('says that it is a draft, and what is missing', async () => {
    const { id, name } = assigned.shipper;
    open({ ...assigned, shipper: { id, name }, assignment: undefined });
    const card = within(await screen.findByRole('region', { name: 'Consignment note (CMR)' }));
    card.getByText('Draft');
    expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Address of the sender',
      'Truck',
      'Driver',
    ]);
  });

  it('is no draft once all is known', async () => {
    open();
    await button('Download and print');
    expect(screen.queryByText('Draft')).toBeNull();
  });

  it('says how many notes several consignees take', async () => {
    const [pickup, delivery] = assigned.stops;
    const [goods] = assigned.cargo;
    if (!pickup || !delivery || !goods) throw new Error('the factory has two stops and a line of goods');
    open({ ...assigned, stops: [pickup, delivery, delivery], cargo: [goods, { ...goods, delivery: 2 }] });
    expect(await screen.findByText('2 notes, one for each consignee.')).toBeTruthy();
  });

  it('shows that it is being made, and is made once', async () => {
    const ports = open();
    const { promise, keep } = promised<PrintedNotes>();
    ports.notePrinter.paper = promise;
    await userEvent.click(await button('Download PDF'));
    await userEvent.click(await button('Download and print'));
    expect((await button('Download PDF')).getAttribute('aria-busy')).toBe('true');
    keep({ pdf: new Blob([]), unknownLetters: [] });
    await waitFor(() => expect(ports.madeFiles.saved).toHaveLength(1));
    expect(ports.notePrinter.printed).toHaveLength(1);
  });

  it('names letters that could not be printed', async () => {
    const ports = open();
    ports.notePrinter.paper = { pdf: new Blob([]), unknownLetters: ['上', '海'] };
    await userEvent.click(await button('Download PDF'));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('上 海'));
  });

  it('says that it could not be made, and can be made again', async () => {
    const ports = open();
    ports.notePrinter.paper = new Failure({ kind: 'unreachable', offline: true });
    await userEvent.click(await button('Download and print'));
    await waitFor(() => expect(ports.dialogs.alerts).toHaveLength(1));
    expect([ports.madeFiles.saved, ports.notices.texts]).toEqual([[], []]);
    ports.notePrinter.paper = { pdf: new Blob([]), unknownLetters: [] };
    await userEvent.click(await button('Download and print'));
    await waitFor(() => expect(ports.madeFiles.saved).toHaveLength(1));
  });
});
