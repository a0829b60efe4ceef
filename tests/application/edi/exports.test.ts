import { describe, expect, it } from 'vitest';
import { exportAcceptance } from '../../../src/application/edi/exportAcceptance.ts';
import { exportInvoice } from '../../../src/application/edi/exportInvoice.ts';
import { exportRequest } from '../../../src/application/edi/exportRequest.ts';
import { exportStatus } from '../../../src/application/edi/exportStatus.ts';
import { saveEdiExample } from '../../../src/application/edi/saveEdiExample.ts';
import type { MadeFiles } from '../../../src/application/shared/MadeFiles.ts';
import { decodeEdi } from '../../../src/domain/edi/decodeEdi.ts';
import { partnerCodesOf } from '../../support/edi/partnerCodesOf.ts';
import { requestFactory } from '../../support/factories/requestFactory.ts';
import { shipmentFactory } from '../../support/factories/shipmentFactory.ts';
import { issuedStatement } from '../../support/factories/statementFactory.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeShipmentRegister } from '../../support/fakes/FakeShipmentRegister.ts';

/** Keeps what was saved. */
class KeptFiles implements MadeFiles {
  readonly kept: { readonly name: string; readonly file: Blob }[] = [];

  save(file: Blob, name: string): void {
    this.kept.push({ name, file });
  }

  async last(): Promise<{ readonly name: string; readonly type: string; readonly bytes: Uint8Array }> {
    const { name = '', file = new Blob() } = this.kept.at(-1) ?? {};
    return { name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
  }
}

const words = { temperature: () => '', stopNote: () => '' };
const order = { purpose: 'original', shipper: 'Baumann', carrier: 'Greenline', scac: undefined, words } as const;

it('saves EDIFACT in ISO 8859-1, as its head says', async () => {
  const files = new KeptFiles();
  const request = requestFactory.build({ reference: 'SR-1' });
  const save = exportRequest(files, new FakeClock());
  expect(save(request, { ...order, kind: 'IFTMIN' }, 'SR-1-iftmin.edi')).toEqual([]);
  const { name, type, bytes } = await files.last();
  expect([name, type]).toEqual(['SR-1-iftmin.edi', 'application/edifact']);
  expect([...bytes]).toContain(0xf4);
  expect(decodeEdi(bytes)).toContain("NAD+CN+++Entrepôt Nord+Rue de Lyon 10+Lyon++69007+FR'");
});

it('saves X12 in basic letters, and answers what lost an accent', async () => {
  const files = new KeptFiles();
  const save = exportRequest(files, new FakeClock());
  const changed = save(requestFactory.build({ reference: 'SR-1' }), { ...order, kind: '204' }, 'SR-1-204.edi');
  expect(changed).toEqual(['Entrepôt Nord']);
  const { type, bytes } = await files.last();
  expect(type).toBe('application/edi-x12');
  expect(decodeEdi(bytes)).toContain('N1*ST*ENTREPOT NORD~');
});

it.each([
  ['214', 'application/edi-x12', 'ST*214*0001~'],
  ['IFTSTA', 'application/edifact', "UNH+1+IFTSTA:D:01B:UN'"],
] as const)('saves the status of a shipment as %s', async (kind, type, head) => {
  const files = new KeptFiles();
  const save = exportStatus(files, new FakeClock());
  save(shipmentFactory.build(), { kind, scac: undefined, fileName: 'status.edi', partner: undefined });
  const saved = await files.last();
  expect(saved.type).toBe(type);
  expect(decodeEdi(saved.bytes)).toContain(head);
});

it('saves no 214 for a partner that is told nothing of what happened so far', () => {
  const files = new KeptFiles();
  const shipment = shipmentFactory.build();
  const booked = { ...shipment, events: shipment.events.filter(({ type }) => type === 'booked') };
  expect(booked.events).toHaveLength(1);
  const partner = partnerCodesOf({ partner: '006922827', write: { status: { booked: null } } });
  const save = exportStatus(files, new FakeClock());
  expect(save(booked, { kind: '214', scac: undefined, fileName: 'status.edi', partner })).toBe('nothing');
  expect(files.kept).toEqual([]);
});

describe('a partner that gave its address and codes', () => {
  const shipment = shipmentFactory.build();
  const partner = partnerCodesOf({
    partner: '006922827',
    qualifier: '01',
    write: { status: { booked: 'CF' }, answer: { accept: 'Y' } },
  });

  it.each(['214', 'IFTSTA'] as const)('gets the status of its shipments at its own address: %s', async (kind) => {
    const files = new KeptFiles();
    exportStatus(files, new FakeClock())(shipment, { kind, scac: undefined, fileName: 'status.edi', partner });
    const text = decodeEdi((await files.last()).bytes);
    expect(text).toMatch(/\*01\*006922827 {6}\*|\+006922827:ZZ\+/);
  });

  it('gets acceptances at its own address, in its own codes', async () => {
    const files = new KeptFiles();
    exportAcceptance(files, new FakeClock())(shipment, { scac: 'GRNL', fileName: 'accept.edi', partner });
    const text = decodeEdi((await files.last()).bytes);
    expect(text).toContain('*01*006922827      *');
    expect(text).toMatch(/\nB1\*GRNL\*.*\*Y~/);
  });

  it('gets invoices at its own address', async () => {
    const files = new KeptFiles();
    const save = exportInvoice(new FakeShipmentRegister(), files, new FakeClock());
    await save(issuedStatement, { scac: 'GRNL', fileName: 'invoice.edi', partner });
    expect(decodeEdi((await files.last()).bytes)).toContain('*01*006922827      *');
  });
});

it.each(['204', 'IFTMIN'] as const)('saves an example that is marked as a test: %s', async (kind) => {
  const files = new KeptFiles();
  saveEdiExample(files)(kind, '2026-01-05');
  const { name, bytes } = await files.last();
  expect(name).toBe(`example-${kind.toLowerCase()}.edi`);
  expect(decodeEdi(bytes)).toMatch(/\*T\*>~|\+1'\n/);
});
