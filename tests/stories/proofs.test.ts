import * as v from 'valibot';
import { expect, it } from 'vitest';
import { companyOf } from '../support/browser/companyOf.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { openDelivery } from '../support/browser/openDelivery.ts';
import { signByHand } from '../support/browser/signByHand.ts';

const { visit } = openBrowser();
const vehicle = v.object({ status: v.string() });

it('a fleet proves a delivery by a drawn signature, the shipper looks at it and verifies, and the truck is free', async () => {
  const { id, shipper, fleet, vehicleId } = await openDelivery();
  const asFleet = await companyOf(fleet);
  const truck = async () => v.parse(vehicle, await asFleet(`/api/v1/vehicle/${vehicleId}`)).status;

  const carrier = await visit(hosts.greenFleet, `/ui/shipments/${id}`, { as: fleet });
  await carrier.getByRole('button', { name: 'Add proof of delivery in Lyon' }).click();
  const form = carrier.getByRole('dialog', { name: 'Proof of delivery in Lyon' });
  await form.getByLabel('Received by').fill('Jana Novák');
  await form.getByRole('button', { name: 'Add proof' }).click();
  await form.getByText('Add a photo, a PDF or a signature.').waitFor();
  await form.getByRole('radio', { name: 'Draw' }).check();
  await signByHand(carrier);
  await form.getByRole('img', { name: 'Signature, drawn' }).waitFor();
  await form.getByRole('button', { name: 'Add proof' }).click();
  await form.waitFor({ state: 'detached' });
  const proof = carrier.getByRole('region', { name: 'Proof of delivery' });
  await proof.getByText('To verify').waitFor();

  const office = await visit(hosts.greenOffice, `/ui/shipments/${id}`, { as: shipper });
  const received = office.getByRole('region', { name: 'Proof of delivery' });
  await received.getByText('Jana Novák').waitFor();
  await received.getByRole('button', { name: 'Open signature.png' }).click();
  const picture = office.getByRole('dialog', { name: 'signature.png' }).getByRole('img', { name: 'signature.png' });
  await picture.waitFor();
  expect(await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    1000, 400,
  ]);
  await office.keyboard.press('Escape');
  await received.getByRole('button', { name: 'Verify', exact: true }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Verify', exact: true }).click();
  await received.getByText('The shipper verified the proof.').waitFor();

  await proof.getByText('The shipper verified the proof.').waitFor();
  expect(await truck()).toBe('available');
});

it('a rejected proof is told with its reason, and another one follows, signed by a typed name', async () => {
  const { id, shipper, fleet } = await openDelivery();
  const carrier = await visit(hosts.greenFleet, `/ui/shipments/${id}`, { as: fleet, viewport: 'phone', touch: true });
  const form = carrier.getByRole('dialog', { name: 'Proof of delivery in Lyon' });
  const openForm = () => carrier.getByRole('button', { name: 'Add proof of delivery in Lyon' }).click();
  const sign = async (): Promise<void> => {
    await form.getByRole('radio', { name: 'Type the name' }).check();
    expect(await form.getByLabel('Name in place of a signature').inputValue()).toBe('Jana Novák');
    await form.getByRole('button', { name: 'Add proof' }).click();
    await form.waitFor({ state: 'detached' });
  };
  await openForm();
  await form.getByLabel('Received by').fill('Jana Novák');
  await sign();
  const office = await visit(hosts.greenOffice, `/ui/shipments/${id}`, { as: shipper });
  await office.getByRole('button', { name: 'Reject the proof of delivery in Lyon' }).click();
  const dialog = office.getByRole('dialog', { name: 'Reject this proof?' });
  await dialog.getByLabel('Reason').selectOption({ label: 'Illegible' });
  await dialog.getByRole('button', { name: 'Reject proof' }).click();
  const proof = carrier.getByRole('region', { name: 'Proof of delivery' });
  await proof.getByText(/^Rejected .*: Illegible$/).waitFor();
  await openForm();
  await form.getByText(/^Rejected .*: Illegible$/).waitFor();
  await form.getByText(/The new proof needs a new signature\.$/).waitFor();
  expect(await form.getByRole('button', { name: 'Remove signature.png' }).count()).toBe(0);
  await sign();
  await proof.getByText('1 rejected proof').waitFor();
  await office.getByRole('button', { name: 'Verify', exact: true }).waitFor();
});
