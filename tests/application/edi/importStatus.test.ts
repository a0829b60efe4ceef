import { expect, it } from 'vitest';
import { importStatus } from '../../../src/application/edi/importStatus.ts';
import { partnerCodeBook } from '../../../src/application/edi/partnerCodeBook.ts';
import { partnerCodesOf } from '../../support/edi/partnerCodesOf.ts';
import { FakeEdiPartners } from '../../support/fakes/FakeEdiPartners.ts';
import { FakePreferences } from '../../support/fakes/FakePreferences.ts';
import { latinBytes } from '../../../src/domain/edi/edifact/latinBytes.ts';
import { writeEdifact } from '../../../src/domain/edi/edifact/writeEdifact.ts';
import type { StatusMessage } from '../../../src/domain/edi/status/StatusMessage.ts';
import type { PlannedStatus } from '../../../src/domain/edi/status/StatusPlan.ts';
import { writeIftsta } from '../../../src/domain/edi/status/writeIftsta.ts';
import type { ShipmentRecord } from '../../../src/domain/shipment/Shipment.ts';
import { statusImportTextsEnUS } from '../../../src/ui/rooms/shipments/edi/import/statusImportTextsEnUS.ts';
import { assignedShipment } from '../../support/edi/assignedShipment.ts';
import { statusBytes } from '../../support/edi/statusBytes.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';
import { FakeShipmentRegister } from '../../support/fakes/FakeShipmentRegister.ts';
import { FakeShipmentReports } from '../../support/fakes/FakeShipmentReports.ts';

const watch = () => ({ signal: new AbortController().signal, onProgress: () => {} });
const now = Date.UTC(2026, 0, 5, 9);

const desk = (
  shipments: readonly ShipmentRecord[] = [assignedShipment],
  codes = partnerCodeBook(new FakeEdiPartners(), new FakePreferences()),
) => {
  const register = Object.assign(new FakeShipmentRegister(), {
    page: { rows: shipments, page: 0, size: 25, total: shipments.length },
    read: (id: string) => Promise.resolve(shipments.find((each) => each.id === id) ?? assignedShipment),
  });
  const reports = new FakeShipmentReports();
  const changes = new FakeRecordChanges();
  const imports = importStatus(register, reports, new FakeClock(now), new FakeIdempotencyKeys(), changes, codes);
  const plan = async (bytes: Uint8Array) => {
    const { interchange, loads } = await imports.read(bytes, watch());
    const how = { leftOut: new Set<string>(), words: statusImportTextsEnUS.kept };
    return loads.map((found) => {
      const [shipment] = found.shipments;
      return {
        found,
        shipment,
        planned: interchange && shipment ? imports.plan(interchange, found, shipment, how) : [],
      };
    });
  };
  return { register, reports, changes, imports, plan };
};

const clock = (time: string) => ({ day: '2026-01-05', time, zone: '+01:00' });

/** A file of EDIFACT that tells of a truck at the pickup in Leipzig, and of its breakdown. */
const iftstaOf = (reference: string): string => {
  const leipzig = { city: 'Leipzig', region: undefined, country: 'DE' };
  const nobody = { name: '', code: undefined };
  const message: StatusMessage = {
    carrierReference: reference,
    reference,
    scac: undefined,
    references: [],
    pickup: nobody,
    delivery: nobody,
    equipment: undefined,
    events: [
      { status: 'arrived_pickup', reason: 'none', time: clock('09:10'), stop: 1, place: leipzig },
      { status: 'departed_pickup', reason: 'none', time: clock('09:40'), stop: 1, place: leipzig },
      { status: 'delayed', reason: 'breakdown', time: clock('09:50'), stop: undefined, place: undefined },
    ],
    weight: undefined,
    count: undefined,
  };
  const envelope = {
    sender: { qualifier: 'ZZ', id: 'TELEMATICS' },
    receiver: { qualifier: 'ZZ', id: 'FLEET' },
    isTest: false,
    made: clock('09:55'),
    control: 7,
  };
  return writeEdifact([writeIftsta(message, { number: 'S-1', made: clock('09:55') })], envelope).text;
};
const reportsIn = (planned: readonly PlannedStatus[]) =>
  planned.flatMap(({ step }) => (step.does === 'tell' ? step.reports : []));

it('tells what a file says as events of EDI, with ids that are the same however often it comes', async () => {
  const { reports, changes, imports, plan } = desk();
  reports.answers = [{ outcome: 'recorded' }, { outcome: 'recorded' }, { outcome: 'conflict', message: 'Too late.' }];
  const carryOut = async () => {
    const [load] = await plan(statusBytes({}));
    if (!load?.shipment) throw new Error('no shipment');
    return imports.carryOut(
      [{ found: load.found, shipment: load.shipment, reports: reportsIn(load.planned) }],
      watch(),
    );
  };
  const [outcome] = await carryOut();
  expect(reports.batched.map(({ source, event: { type, stop, at } }) => [source, type, stop, at])).toEqual([
    ['edi', 'dispatched', null, Date.UTC(2026, 0, 5, 8, 10)],
    ['edi', 'arrived', 0, Date.UTC(2026, 0, 5, 8, 10)],
    ['edi', 'departed', 0, Date.UTC(2026, 0, 5, 8, 40)],
  ]);
  expect(outcome?.failure ? [] : [...(outcome?.output.values() ?? [])].map(({ outcome: became }) => became)).toEqual([
    'recorded',
    'recorded',
    'conflict',
  ]);
  expect(changes.told).toContainEqual({ lists: ['shipments', 'vehicles', 'drivers'] });
  await carryOut();
  expect(new Set(reports.batches.map(({ ids }) => ids.join(' '))).size).toBe(1);
  expect(new Set(reports.batched.map(({ id }) => id)).size).toBe(3);
});

it('gives the events of other files, sets and shipments other ids', async () => {
  const other = { ...assignedShipment, id: 's-2' };
  const [[one, two], [third]] = await Promise.all([
    desk().plan(statusBytes({}, {})),
    desk([other]).plan(statusBytes({})),
  ]);
  const ids = [one, two, third].flatMap((load) => reportsIn(load?.planned ?? []).map(({ id }) => id));
  expect(new Set(ids).size).toBe(9);
});

it('finds a shipment by the number of the shipper, else by that of the carrier, and asks once for each', async () => {
  const { register, plan } = desk();
  const loads = await plan(
    statusBytes(
      {},
      { reference: 'sh-2026-000042' },
      { reference: 'UNKNOWN', carrierReference: 'SH-2026-000042' },
      { reference: 'UNKNOWN', carrierReference: 'UNKNOWN' },
    ),
  );
  expect(loads.map(({ found, shipment }) => [found.reference, shipment?.id])).toEqual([
    ['SH-2026-000042', 's-1'],
    ['SH-2026-000042', 's-1'],
    ['UNKNOWN', 's-1'],
    ['UNKNOWN', undefined],
  ]);
  expect(register.views.map(({ q }) => q).toSorted()).toEqual(['SH-2026-000042', 'UNKNOWN']);
});

it('puts what was canceled last where several have one number', async () => {
  const cancelled = { ...assignedShipment, id: 's-0', status: 'cancelled' as const };
  const [load] = await desk([cancelled, assignedShipment]).plan(statusBytes({}));
  expect(load?.found.shipments.map(({ id }) => id)).toEqual(['s-1', 's-0']);
});

it.each([
  ['too large', new Uint8Array(5_000_001), 'too_large'],
  ['of an unknown character set', new TextEncoder().encode("UNB+UNOX:3+A+B+261120:0815+1'"), 'charset_unknown'],
  ['no EDI', new TextEncoder().encode('a;b'), 'not_edi'],
])('refuses a file that is %s', async (_, bytes, code) => {
  const file = await desk().imports.read(bytes, watch());
  expect([file.interchange, file.errors, file.loads]).toEqual([undefined, [{ code }], []]);
});

it('refuses other sets, such as an acknowledgement that accepts nothing', async () => {
  const text = new TextDecoder().decode(statusBytes({})).replace('ST*214*', 'ST*997*');
  const [load] = await desk().plan(new TextEncoder().encode(text));
  expect(load?.found.errors).toEqual([
    { code: 'set_not_supported', segment: 1, tag: 'ST', read: '997', expected: '214, IFTSTA' },
  ]);
});

it('reads an IFTSTA of a fleet as it reads a 214: where a truck arrived, the town tells', async () => {
  const { plan } = desk();
  const [load] = await plan(latinBytes(iftstaOf('SH-2026-000042')));
  expect(load?.found.errors).toEqual([]);
  expect(reportsIn(load?.planned ?? []).map(({ event: { type, stop, at, data } }) => [type, stop, at, data])).toEqual([
    ['dispatched', null, Date.UTC(2026, 0, 5, 8, 10), {}],
    ['arrived', 0, Date.UTC(2026, 0, 5, 8, 10), {}],
    ['departed', 0, Date.UTC(2026, 0, 5, 8, 40), {}],
    ['exception', null, Date.UTC(2026, 0, 5, 8, 50), { kind: 'breakdown' }],
  ]);
});

it('plans all loads of a file as it plans each', async () => {
  const { imports, plan } = desk();
  const bytes = statusBytes({}, { reference: 'UNKNOWN', carrierReference: 'UNKNOWN' });
  const [{ interchange }, loads] = await Promise.all([imports.read(bytes, watch()), plan(bytes)]);
  if (!interchange) throw new Error('no file');
  const matched = loads.flatMap(({ found, shipment }) => (shipment ? [{ found, shipment }] : []));
  const all = await imports.planAll(interchange, matched, statusImportTextsEnUS.kept);
  expect([...all]).toEqual([[loads[0]?.found.key, loads[0]?.planned]]);
});

it('takes the codes of the sender before those of most', async () => {
  const partners = new FakeEdiPartners(partnerCodesOf({ partner: 'TELEMATICS', read: { status: { AF: 'loaded' } } }));
  const codes = partnerCodeBook(partners, new FakePreferences());
  const [load] = await desk([assignedShipment], codes).plan(statusBytes({}));
  expect(load?.planned.map(({ event }) => event.status)).toEqual(['arrived_pickup', 'loaded']);
});
