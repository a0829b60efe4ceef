import { expect, it } from 'vitest';
import { type DueTender, importTenders, type TenderFile } from '../../../src/application/edi/importTenders.ts';
import { partnerCodeBook } from '../../../src/application/edi/partnerCodeBook.ts';
import { FakeEdiPartners } from '../../support/fakes/FakeEdiPartners.ts';
import { FakePreferences } from '../../support/fakes/FakePreferences.ts';
import { exampleFile as exampleFileOf } from '../../../src/domain/edi/tender/exampleFile.ts';
import type { ShipmentRequest } from '../../../src/domain/request/ShipmentRequest.ts';
import { exampleFile, testFile } from '../../support/edi/exampleFile.ts';
import { paintFile } from '../../support/edi/paintFile.ts';
import { towns } from '../../support/edi/towns.ts';
import { requestFactory } from '../../support/factories/requestFactory.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakePlaceSearch } from '../../support/fakes/FakePlaceSearch.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';
import { FakeRequestRegister } from '../../support/fakes/FakeRequestRegister.ts';

const watch = () => ({ signal: new AbortController().signal, onProgress: () => {} });

const desk = (existing: readonly ShipmentRequest[] = []) => {
  const register = Object.assign(new FakeRequestRegister(), {
    page: { rows: existing, page: 0, size: 25, total: existing.length },
  });
  const places = Object.assign(new FakePlaceSearch(), { places: [towns.leipzig, towns.lyon] });
  const changes = new FakeRecordChanges();
  const codes = partnerCodeBook(new FakeEdiPartners(), new FakePreferences());
  const imports = importTenders(register, places, new FakeClock(), changes, codes);
  const plans = (file: TenderFile, publish = false) =>
    imports.plan(file.tenders, (found) => found.places.map((place) => place.found), {
      publish,
      isTest: file.interchange?.isTest === true,
    });
  const carryOut = async (bytes: Uint8Array, publish = false) => {
    const file = await imports.read(bytes, watch());
    const planned = await plans(file, publish);
    const due = file.tenders.flatMap((found): readonly DueTender[] => {
      const plan = planned.get(found.key)?.plan;
      return plan?.step === 'add' || plan?.step === 'change' || plan?.step === 'cancel' ? [{ found, plan }] : [];
    });
    const outcomes = file.interchange ? await imports.carryOut(file.interchange, due, publish, watch()) : [];
    return { planned: [...planned.values()].map(({ plan }) => plan), outcomes };
  };
  return { register, places, changes, imports, carryOut };
};

const existing = (status: ShipmentRequest['status']) => requestFactory.build({ reference: 'PO-1', status, version: 4 });

it('makes a request of each load, once however often the file comes', async () => {
  const { register, places, changes, carryOut } = desk();
  await carryOut(exampleFile({}, { reference: 'PO-2' }), true);
  await carryOut(exampleFile({}), true);
  expect(register.added.map(({ entry, publish, key }) => [entry.reference, publish, key])).toEqual([
    ['PO-1', true, 'edi/ZZ/LAKESHORE/000000101/0001/PO-1/original'],
    ['PO-2', true, 'edi/ZZ/LAKESHORE/000000101/0002/PO-2/original'],
    ['PO-1', true, 'edi/ZZ/LAKESHORE/000000101/0001/PO-1/original'],
  ]);
  expect(register.added[0]?.entry.stops[0]).toMatchObject({
    place: { name: 'PLANT LEIPZIG', city: 'Leipzig', lat: 51.34 },
    window: { from: '2026-01-07T08:00:00+01:00', timeZone: 'Europe/Berlin' },
  });
  // Each town of a file is looked up once.
  expect(places.words).toEqual(['LEIPZIG', 'LYON', 'LEIPZIG', 'LYON']);
  expect(changes.told).toEqual([{ lists: ['requests'] }, { lists: ['requests'] }]);
});

it.each([
  ['says so when the load is there already', {}, [existing('open')], { step: 'none', trouble: 'exists' }],
  ['says so when there is no load to cancel', { purpose: 'cancel' }, [], { step: 'none', trouble: 'unknown_load' }],
  ['says so when there is no load to change', { purpose: 'change' }, [], { step: 'none', trouble: 'unknown_load' }],
  [
    'does not change an awarded load',
    { purpose: 'replace' },
    [existing('awarded')],
    { step: 'none', trouble: 'past_change' },
  ],
  [
    'does not cancel an awarded load',
    { purpose: 'cancel' },
    [existing('awarded')],
    { step: 'none', trouble: 'past_cancel' },
  ],
  [
    'says what is to be fixed',
    { notes: ['X'.repeat(2_100)] },
    [],
    { step: 'fix', problems: { notes: { code: 'too_long' } } },
  ],
] as const)('%s', async (_, change, there, plan) => {
  const { register, carryOut } = desk(there);
  const { planned } = await carryOut(exampleFile(change));
  expect(planned).toMatchObject([plan]);
  expect([register.added, register.changed, register.moved]).toEqual([[], [], []]);
});

it('changes and cancels a load that fleets can still offer for', async () => {
  const open = existing('open');
  const { register, carryOut } = desk([open]);
  await carryOut(exampleFile({ purpose: 'change' }));
  expect(register.changed).toMatchObject([{ id: open.id, version: 4, publish: true, entry: { reference: 'PO-1' } }]);
  await carryOut(exampleFile({ purpose: 'cancel', stops: [] }));
  expect(register.moved).toMatchObject([{ id: open.id, version: 4, to: 'cancelled' }]);
});

it('makes drafts alone of a test file, and leaves what fleets see as it is', async () => {
  const fresh = desk();
  await fresh.carryOut(testFile({}), true);
  expect(fresh.register.added.map(({ publish }) => publish)).toEqual([false]);
  const live = desk([existing('open')]);
  await live.carryOut(testFile({ purpose: 'change' }), true);
  await live.carryOut(testFile({ purpose: 'cancel', stops: [] }), true);
  expect([live.register.changed, live.register.moved]).toEqual([[], []]);
});

it('refuses what is no such file, before anything is looked up', async () => {
  const { imports, places } = desk();
  const codes = async (bytes: Uint8Array) => (await imports.read(bytes, watch())).errors.map(({ code }) => code);
  expect(await codes(new Uint8Array(5_000_001))).toEqual(['too_large']);
  expect(await codes(new TextEncoder().encode("UNB+UNOX:3'"))).toEqual(['charset_unknown']);
  expect(await codes(new TextEncoder().encode('a;b'))).toEqual(['not_edi']);
  expect(places.words).toEqual([]);
});

it.each([
  ['that it is near to where nobody knows it, to be checked', [], towns.lyon, false],
  ['that it is near to rather than one that sounds alike', [towns.leipzig], towns.lyon, false],
  ['of its own where it is known', [{ ...towns.lyon, city: 'Corbas' }], { ...towns.lyon, city: 'Corbas' }, true],
])('takes a village of an IFTMIN for the town %s', async (_, known, found, isSure) => {
  const { imports, places } = desk();
  const near = new Map([
    ['Leipzig', [towns.leipzig]],
    ['Lyon', [towns.lyon]],
    ['Corbas', known.map((place) => ({ ...place, country: 'FR' }))],
  ]);
  Object.assign(places, { find: async (words: string) => near.get(words) ?? [] });
  const example = exampleFileOf('IFTMIN', '2026-01-05').replace('+Lyon+', '+Corbas+');
  const { tenders } = await imports.read(new TextEncoder().encode(example), watch());
  expect(tenders[0]?.places).toEqual([
    { found: towns.leipzig, isSure: true },
    { found, isSure },
  ]);
});

it('makes a request of an IFTMIN once, however often its file comes', async () => {
  const { register, carryOut } = desk();
  const bytes = new TextEncoder().encode(exampleFileOf('IFTMIN', '2026-01-05'));
  const { planned } = await carryOut(bytes);
  expect(planned).toMatchObject([{ step: 'add' }]);
  expect(register.added).toMatchObject([
    {
      publish: false,
      key: 'edi/ZZ/EXAMPLESHIPPER/1/1/EDI-20260105-2/original',
      entry: { reference: 'EDI-20260105-2' },
    },
  ]);
});

it('keeps the dangerous goods of an IFTMIN in the request', async () => {
  const { register, carryOut } = desk();
  await carryOut(new TextEncoder().encode(paintFile()), true);
  expect(register.added[0]?.entry.cargo).toMatchObject([
    { count: 24, dangerous: { un: '1263', name: 'Paint', class: '3', packingGroup: 'II', tunnelCode: 'D/E' } },
  ]);
});
