import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LoadCombinations } from '../../../../src/domain/load/LoadCombinations.ts';
import type { Verdict } from '../../../../src/domain/verdict/Reason.ts';
import { bodyChunk } from '../../../../src/ui/rooms/loads/bodyChunk.ts';
import { LoadPage } from '../../../../src/ui/rooms/loads/LoadPage.tsx';
import { OfferActions } from '../../../../src/ui/rooms/offers/OfferActions.tsx';
import { driverFactory } from '../../../support/factories/driverFactory.ts';
import { loadFactory } from '../../../support/factories/loadFactory.ts';
import { offerFactory } from '../../../support/factories/offerFactory.ts';
import { vehicleFactory } from '../../../support/factories/vehicleFactory.ts';
import { FakeCombinationJudge } from '../../../support/fakes/FakeCombinationJudge.ts';
import { FakeDialogs } from '../../../support/fakes/FakeDialogs.ts';
import { FakeDriverRegister } from '../../../support/fakes/FakeDriverRegister.ts';
import { FakeVehicleRegister } from '../../../support/fakes/FakeVehicleRegister.ts';
import { promised } from '../../../support/promised.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

beforeAll(() => bodyChunk.load());

const fits: Verdict = { fits: true, reasons: [] };
const late: Verdict = {
  fits: true,
  reasons: [{ code: 'too_far', severity: 'warn', has: 1141, until: '2026-01-07T13:20:00Z' }],
};
const noCard: Verdict = { fits: false, reasons: [{ code: 'adr_driver', severity: 'block', of: 'driver' }] };
const wrongBody: Verdict = {
  fits: false,
  reasons: [{ code: 'body_type', severity: 'block', has: ['flatbed'], needs: ['box'] }],
};

const truck = (id: string, plate: string) =>
  vehicleFactory.build({ id, fleetNo: id, plate, kind: 'rigid', bodyType: 'box', payloadKg: 15_000, volumeM3: 90 });
const trucks = [truck('v-1', 'AB 1'), truck('v-2', 'AB 2'), truck('v-3', 'AB 3')];
const trailer = vehicleFactory.build({ id: 't-1', fleetNo: 't-1', plate: 'TR 1', kind: 'trailer' });
const drivers = [
  driverFactory.build({ id: 'd-1', name: 'Ada Lund' }),
  driverFactory.build({ id: 'd-2', name: 'Bo Lind' }),
];

const spareDriver = { trailerId: undefined, driverId: 'd-2', spare: true };
const judged: LoadCombinations = {
  vehicles: [
    { id: 'v-1', verdict: noCard, emptyKm: 10, ...spareDriver },
    { id: 'v-2', verdict: late, emptyKm: 1141, ...spareDriver },
    { id: 'v-3', verdict: fits, emptyKm: 20, ...spareDriver },
  ],
  trailers: [{ id: 't-1', verdict: wrongBody }],
  drivers: [
    { id: 'd-1', verdict: noCard },
    { id: 'd-2', verdict: fits },
  ],
  chosen: { verdict: late, emptyKm: 1141 },
};

const heavy: Verdict = {
  fits: true,
  reasons: [{ code: 'weight_limit', severity: 'warn', has: 46_900, needs: 40_000 }],
};

const target = { amountMinor: 118_000, currency: 'EUR' };
const fixed = loadFactory.build({ pricing: { model: 'fixed', currency: 'EUR', target } });

const show = (
  page: ReactNode,
  combinationJudge: FakeCombinationJudge = Object.assign(new FakeCombinationJudge(), { judged }),
) => {
  const [vehicleRegister, driverRegister, dialogs] = [
    new FakeVehicleRegister(),
    new FakeDriverRegister(),
    new FakeDialogs(false),
  ];
  const rows = [...trucks, trailer].map(({ documents: _documents, assignment: _assignment, ...row }) => row);
  vehicleRegister.page = { rows, page: 0, size: 1000, total: rows.length };
  const usual = { driver: { id: 'd-2', name: 'Bo Lind' }, trailer: undefined, behind: undefined };
  vehicleRegister.vehicle = { ...truck('v-2', 'AB 2'), assignment: usual };
  driverRegister.page = { rows: drivers, page: 0, size: 1000, total: 2 };
  const ports = renderRoom(page, { vehicleRegister, driverRegister, dialogs, combinationJudge });
  return { ...ports, dialogs, combinationJudge };
};

const optionsOf = (name: RegExp): readonly (string | null)[] =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ textContent }) => textContent);

const pages: readonly (readonly [string, ReactNode])[] = [
  ['booking', <LoadPage key="book" record={fixed} mayWrite />],
  ['making an offer', <LoadPage key="offer" record={loadFactory.build()} mayWrite />],
  [
    'changing an offer',
    <OfferActions
      key="change"
      offer={offerFactory.build({
        status: 'submitted',
        outdated: false,
        vehicleId: undefined,
        trailerId: undefined,
        driverId: undefined,
      })}
      mayWrite
    />,
  ],
];

describe.each(pages)('%s', (kind, page) => {
  const open = async (found = judged): Promise<void> => {
    show(page, Object.assign(new FakeCombinationJudge(), { judged: found }));
    if (kind === 'changing an offer') await userEvent.click(screen.getByRole('button', { name: /Change/ }));
    await screen.findByRole('option', { name: 'v-3 · AB 3 – fits' });
  };

  it('says of each vehicle what the list says of it, with the reason against it', async () => {
    await open();
    expect(optionsOf(/^Vehicle/).slice(1)).toEqual([
      'v-3 · AB 3 – fits',
      'v-2 · AB 2 – too late for the pickup',
      'v-1 · AB 1 – does not fit. Driver: No ADR card on file.',
    ]);
  });

  it('says of a vehicle that it is too heavy for the route, or that nobody drives it', async () => {
    await open({
      ...judged,
      vehicles: [
        { id: 'v-1', verdict: heavy, emptyKm: 10, ...spareDriver },
        { id: 'v-2', verdict: fits, emptyKm: 20, trailerId: undefined, driverId: undefined, spare: false },
        { id: 'v-3', verdict: fits, emptyKm: 30, ...spareDriver },
      ],
    });
    expect(optionsOf(/^Vehicle/).slice(1)).toEqual([
      'v-3 · AB 3 – fits',
      'v-1 · AB 1 – over the weight limit',
      'v-2 · AB 2 – no driver',
    ]);
  });

  it('says the same of trailers and drivers', async () => {
    await open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Vehicle/ }), 'v-2');
    await screen.findByRole('option', { name: 'Bo Lind – fits' });
    expect(optionsOf(/^Trailer/).slice(1)).toEqual([
      't-1 · TR 1 – does not fit. Body type: Flatbed. The shipper needs Box.',
    ]);
    expect(optionsOf(/^Driver/).slice(1)).toEqual([
      'Bo Lind – fits',
      'Ada Lund – does not fit. Driver: No ADR card on file.',
    ]);
    expect(await screen.findByText('Too late for the pickup')).toBeTruthy();
  });
});

const choose = async (): Promise<void> => {
  await screen.findByRole('option', { name: /^v-2/ });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Vehicle' }), 'v-2');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Driver' })).toHaveProperty('value', 'd-2'));
};
const book = () => userEvent.click(screen.getByRole('button', { name: 'Book now' }));

describe('booking a truck that comes too late', () => {
  it('asks first, and says how late', async () => {
    const { dialogs, offerRegister } = show(<LoadPage record={fixed} mayWrite />);
    await choose();
    await book();
    await waitFor(() =>
      expect(dialogs.questions).toMatchObject([
        {
          title: 'Take AB 2 although it will be too late for the pickup?',
          text: expect.stringMatching(/^≈ 1,141 km away: too far to make the window\. Arrives 3.h 20.min late\.$/u),
        },
      ]),
    );
    expect(offerRegister.bookings).toEqual([]);
    dialogs.answer = true;
    await book();
    await waitFor(() => expect(offerRegister.bookings).toHaveLength(1));
  });

  it('waits for the verdict if that is not there yet', async () => {
    const { promise, keep } = promised<LoadCombinations>();
    const slow = new FakeCombinationJudge();
    slow.judge = () => promise;
    const { dialogs, offerRegister } = show(<LoadPage record={fixed} mayWrite />, slow);
    await choose();
    await book();
    expect([dialogs.questions, offerRegister.bookings]).toEqual([[], []]);
    keep(judged);
    await waitFor(() => expect(dialogs.questions).toHaveLength(1));
    expect(offerRegister.bookings).toEqual([]);
  });
});
