import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { ProofsCard } from '../../../../src/ui/rooms/shipments/proof/ProofsCard.tsx';
import { deliveredShipment } from '../../../support/factories/deliveredShipment.ts';
import { proofFactory } from '../../../support/factories/proofFactory.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const button = () => screen.findByRole('button', { name: 'Download POD pack' });

describe('the pack of proofs', () => {
  it('is downloaded by either party, in the brand of the site', async () => {
    const { madeFiles, packPrinter } = renderRoom(<ProofsCard shipment={deliveredShipment()} mayWrite={false} />);
    await userEvent.click(await button());
    await waitFor(() => expect(madeFiles.saved).toEqual(['POD SH-2026-000042.pdf']));
    expect(packPrinter.printed[0]?.cover).toMatchObject({ title: 'Proof of delivery', reference: 'SH-2026-000042' });
  });

  it('asks to be printed when it is opened, if that is wanted', async () => {
    const { packPrinter, notices } = renderRoom(<ProofsCard shipment={deliveredShipment()} mayWrite={false} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Print POD pack' }));
    await waitFor(() => expect(notices.texts).toEqual(['Open the downloaded file: the print dialog opens at once.']));
    expect(packPrinter.asked).toEqual([true]);
  });

  it('says what could not be printed and what is missing', async () => {
    const shipment = deliveredShipment();
    const { packPrinter } = renderRoom(<ProofsCard shipment={shipment} mayWrite={false} />);
    packPrinter.result = { pdf: new Blob([]), unknownLetters: ['字'] };
    packPrinter.index = new Map([[shipment.documents[0]?.files[0]?.id ?? '', { kind: 'left', why: 'protected' }]]);
    await userEvent.click(await button());
    await screen.findByText('The pack shows a question mark for characters that cannot be printed: 字.');
    expect(screen.getByText('Not in the pack: proof.pdf. The list of documents in the pack says why.')).toBeTruthy();
  });

  it('says that it could not be made, and can be made again', async () => {
    const { packPrinter, dialogs, madeFiles } = renderRoom(
      <ProofsCard shipment={deliveredShipment()} mayWrite={false} />,
    );
    packPrinter.result = new Failure({ kind: 'unreachable', offline: true });
    await userEvent.click(await button());
    await waitFor(() => expect(dialogs.alerts).toHaveLength(1));
    packPrinter.result = { pdf: new Blob([]), unknownLetters: [] };
    await userEvent.click(await button());
    await waitFor(() => expect(madeFiles.saved).toHaveLength(1));
  });

  it('is not offered where no proof holds', async () => {
    renderRoom(<ProofsCard shipment={deliveredShipment([])} mayWrite={false} />);
    await screen.findByText(/No proof yet/u);
    expect(screen.queryByRole('button', { name: 'Download POD pack' })).toBeNull();
  });
});

describe('a proof', () => {
  it.each([
    ['a day after the delivery', '2026-01-10T09:30:00.000Z', 0],
    ['later', '2026-01-10T09:31:00.000Z', 1],
  ])('that was added %s is marked as late accordingly', async (_, createdAt, count) => {
    renderRoom(<ProofsCard shipment={deliveredShipment([proofFactory.build({ createdAt })])} mayWrite={false} />);
    await screen.findByText('To verify');
    expect(screen.queryAllByText('Late proof')).toHaveLength(count);
    expect(screen.queryAllByText(/^Added .*, more than 24 hours after the delivery\.$/u)).toHaveLength(count);
  });
});
