import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { exampleFile as exampleFileOf } from '../../../../src/domain/edi/tender/exampleFile.ts';
import { RequestsRoom } from '../../../../src/ui/rooms/requests/RequestsRoom.tsx';
import { exampleFile, testFile } from '../../../support/edi/exampleFile.ts';
import { paintFile } from '../../../support/edi/paintFile.ts';
import { towns } from '../../../support/edi/towns.ts';
import { accept990, decline990 } from '../../../domain/edi/vectors.ts';
import { requestFactory } from '../../../support/factories/requestFactory.ts';
import { FakePlaceSearch } from '../../../support/fakes/FakePlaceSearch.ts';
import { FakeRequestRegister } from '../../../support/fakes/FakeRequestRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const open = (known = [towns.leipzig, towns.lyon]) =>
  renderRoom(
    <Routes>
      <Route path="/ui/requests/*" element={<RequestsRoom />} />
    </Routes>,
    {
      at: '/ui/requests/import/edi',
      placeSearch: Object.assign(new FakePlaceSearch(), { places: known }),
      requestRegister: Object.assign(new FakeRequestRegister(), {
        request: requestFactory.build({ id: 'r-1', reference: 'PO-1' }),
      }),
      membership: { audience: 'office', role: 'owner' },
    },
  );

const choose = async (bytes: Uint8Array | string): Promise<void> => {
  const file = new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'loads.edi');
  await userEvent.upload(await screen.findByLabelText('Choose an EDI file'), file, { applyAccept: false });
};

it('shows what a file holds, and imports its loads', async () => {
  const { requestRegister } = open();
  await choose(exampleFile({}));
  expect(await screen.findByText('1 ready, 0 done or not needed, 0 to fix')).toBeTruthy();
  const load = within(screen.getByRole('region', { name: 'PO-1' }));
  expect(load.getByText('Leipzig, DE → Lyon, FR')).toBeTruthy();
  expect(load.getByText(/MACHINE PARTS · 24 × .* · 18,400 kg · €1,250/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 load' }));
  expect(await screen.findByText('1 done, 0 not done')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open PO-1' }).getAttribute('href')).toBe('/ui/requests/r-1');
  expect(requestRegister.added).toMatchObject([{ publish: false, entry: { reference: 'PO-1' } }]);
});

it('still says what was imported after the codes of a partner were loaded', async () => {
  open();
  await choose(exampleFile({}));
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 load' }));
  await screen.findByText('1 done, 0 not done');
  const codes = new File(['{"partner":"OTHER","read":{"answer":{"P":"decline"}}}'], 'codes.json');
  await userEvent.upload(screen.getByLabelText('Upload codes (JSON)'), codes, { applyAccept: false });
  expect(await screen.findByText('The codes of OTHER are saved.')).toBeTruthy();
  expect(screen.getByText('1 done, 0 not done')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open PO-1' })).toBeTruthy();
});

it('imports a test file as drafts, whatever was chosen before, and says so', async () => {
  const { requestRegister } = open();
  const publish = await screen.findByRole('checkbox', { name: 'Publish right away' });
  await userEvent.click(publish);
  await choose(testFile({}));
  expect(await screen.findByText('This is a test file, so its requests are kept as drafts.')).toBeTruthy();
  expect(publish).toMatchObject({ checked: false, disabled: true });
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 load' }));
  await screen.findByText('1 done, 0 not done');
  expect(requestRegister.added).toMatchObject([{ publish: false }]);
});

it('asks for a place that is not known, and takes the one that is chosen', async () => {
  const { requestRegister, placeSearch } = open([towns.lyon]);
  await choose(exampleFile({}));
  const field = await screen.findByRole('combobox', { name: /1\. Pickup: check this place/ });
  expect(screen.getByText(/PLANT LEIPZIG, 04103, LEIPZIG, DE\. That town was not found/)).toBeTruthy();
  Object.assign(placeSearch, { places: [towns.leipzig] });
  await userEvent.type(field, 'Leip');
  await userEvent.click(await screen.findByRole('option', { name: /Leipzig/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 load' }));
  await screen.findByText('1 done, 0 not done');
  expect(requestRegister.added).toMatchObject([{ entry: { stops: [{ place: { city: 'Leipzig', lat: 51.34 } }, {}] } }]);
});

it('shows fleets no place that could be another before somebody has looked at it', async () => {
  const { requestRegister } = open([towns.leipzig, towns.lyon, { ...towns.lyon, region: 'Elsewhere', lat: 46 }]);
  await choose(exampleFile({}));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Publish right away' }));
  expect(await screen.findByText('0 ready, 0 done or not needed, 1 to fix')).toBeTruthy();
  const field = screen.getByRole('combobox', { name: /2\. Delivery: check this place/ });
  expect(screen.queryByRole('button', { name: /^Import \d+ loads?$/ })).toBeNull();
  await userEvent.type(field, 'Lyon');
  await userEvent.click((await screen.findAllByRole('option', { name: /Lyon/ }))[0] ?? field);
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 load' }));
  await screen.findByText('1 done, 0 not done');
  expect(requestRegister.added).toMatchObject([{ publish: true }]);
});

it('names what is wrong with a file by segment and element', async () => {
  open();
  const text = new TextDecoder().decode(exampleFile({}));
  await choose(text.replace('SE*24', 'SE*25'));
  expect(
    await screen.findByText(
      'The trailer gives a count of “25”, but the file has 24. Ask the sender for a new file. Segment 26, SE-1',
    ),
  ).toBeTruthy();
  await choose(text.replace('B2****PO-1', 'B2****'));
  expect(await screen.findByText('The load number is missing. Segment 2, B2-4')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Import \d+ loads?$/ })).toBeNull();
});

it.each([
  [
    'accepts',
    accept990,
    'Accepted',
    'GRNL accepts this load, as of Nov 20, 2026. The carrier’s own number is SHP2026004411.',
  ],
  [
    'declines',
    decline990,
    'Declined',
    'GRNL declines this load, as of Nov 20, 2026. The carrier’s own number is SHP2026004411. The carrier says: NO CAPACITY',
  ],
])('shows that a carrier %s, and changes nothing', async (_, file, badge, said) => {
  const { requestRegister } = open();
  const row = requestFactory.build({ id: 'r-7', reference: 'SR2026000417' });
  Object.assign(requestRegister, { page: { rows: [row], page: 0, size: 25, total: 1 } });
  await choose(file);
  const response = within(await screen.findByRole('region', { name: 'SR2026000417' }));
  expect(response.getByText(badge)).toBeTruthy();
  expect(response.getByText(said)).toBeTruthy();
  expect(response.getByRole('link', { name: 'Open request' }).getAttribute('href')).toBe('/ui/requests/r-7');
  expect(screen.queryByRole('button', { name: /^Import \d+ loads?$/ })).toBeNull();
});

it('says what of a response cannot be read, and that nobody has the load', async () => {
  open();
  await choose(accept990.replace('*20261120*A', '*20261120*P'));
  expect(
    await screen.findByText('The response code is “P”, which is not supported. Supported: A, D. Segment 2, B1-4'),
  ).toBeTruthy();
  await userEvent.upload(
    screen.getByLabelText('Upload codes for GREENLINE (JSON)'),
    new File(['{"partner":"GREENLINE","read":{"answer":{"P":"decline"}}}'], 'codes.json'),
    { applyAccept: false },
  );
  expect(
    await screen.findByText('GRNL declines this load, as of Nov 20, 2026. The carrier’s own number is SHP2026004411.'),
  ).toBeTruthy();
  await choose(accept990);
  expect(await screen.findByText('There is no request SR2026000417.')).toBeTruthy();
});

it('shows an instruction to carry goods (IFTMIN) as it shows a 204, with its place to check', async () => {
  const { requestRegister } = open();
  const example = exampleFileOf('IFTMIN', '2026-01-05')
    .replace('+Lyon+', '+Corbas+')
    .replace('Warehouse Lyon', 'Warehouse Corbas')
    .replace("GID+1+24:PX'", "GID+1+24:PX'TMP+2+4:CEL'")
    .replace(/UNT\+(\d+)/, (_, count: string) => `UNT+${Number(count) + 1}`);
  await choose(example);
  expect(await screen.findByText('1 ready, 0 done or not needed, 0 to fix')).toBeTruthy();
  const load = within(screen.getByRole('region', { name: 'EDI-20260105-2' }));
  expect(load.getByText('Leipzig, DE → Lyon, FR')).toBeTruthy();
  expect(load.getByText(/^Machine parts · 24 × .* · 18,400 kg · 4°C$/)).toBeTruthy();
  expect(load.getByText(/Warehouse Corbas, 69007, Corbas, FR/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 load' }));
  expect(await screen.findByText('1 done, 0 not done')).toBeTruthy();
  expect(requestRegister.added).toMatchObject([
    {
      entry: {
        reference: 'EDI-20260105-2',
        stops: [{ window: { from: '2026-01-07T08:00:00+01:00' } }, { place: { name: 'Warehouse Corbas' } }],
      },
    },
  ]);
});

it('shows the dangerous goods of an IFTMIN, or what is missing of them', async () => {
  open();
  await choose(paintFile());
  const load = within(await screen.findByRole('region', { name: 'EDI-20260105-2' }));
  expect(load.getByText(/^Machine parts .* · UN 1263 PAINT, 3, II, \(D\/E\)$/)).toBeTruthy();
  await choose(paintFile(['DGS+ADR++1263', 'FTX+AAD+++Paint']));
  expect(await screen.findByText(/^The class of the dangerous goods is missing\. Segment \d+, DGS-2$/)).toBeTruthy();
  await choose(paintFile(['DGS+ADR+3+1263']));
  expect(await screen.findByText(/^The proper shipping name .* is missing \(FTX with AAD\)\. Segment/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Import \d+ loads?$/ })).toBeNull();
});

it('saves examples to try it with', async () => {
  const { madeFiles } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Download a 204' }));
  await userEvent.click(screen.getByRole('button', { name: 'Download an IFTMIN' }));
  expect(madeFiles.saved).toEqual(['example-204.edi', 'example-iftmin.edi']);
});
