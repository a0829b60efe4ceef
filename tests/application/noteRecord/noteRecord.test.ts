import { expect, it } from 'vitest';
import { checkRecordFile } from '../../../src/application/noteRecord/checkRecordFile.ts';
import { exportRecord } from '../../../src/application/noteRecord/exportRecord.ts';
import { buildNoteRecord } from '../../../src/application/noteRecord/buildNoteRecord.ts';
import { recordStatement } from '../../../src/domain/noteRecord/NoteRecord.ts';
import { shipmentFactory } from '../../support/factories/shipmentFactory.ts';
import { FakeMadeFiles } from '../../support/fakes/FakeMadeFiles.ts';
import { sha256 } from '../../support/sha256.ts';

const hashes = { sha256 };
const record = buildNoteRecord(hashes);
const check = checkRecordFile(record, hashes);
const shipment = shipmentFactory.build();

const exported = async (): Promise<File> => {
  const files = new FakeMadeFiles();
  await exportRecord(record, files)(shipment, 'Record SH/1.json');
  expect(files.saved).toEqual(['Record SH_1.json']);
  const [content] = files.contents;
  if (!content) throw new Error('nothing was saved');
  return new File([content], 'record.json');
};

it('what was exported holds', async () => {
  expect(await check(shipment, await exported())).toEqual({ kind: 'holds', states: 1, later: 0 });
});

it('what is exported says what it is, and no price', async () => {
  const text = await (await exported()).text();
  expect(JSON.parse(text)).toMatchObject({ statement: recordStatement, reference: shipment.reference });
  expect(text).not.toMatch(/price|amount|: 118/u);
});

it.each([
  ['is too big to be one', new File([new Uint8Array(5_000_001)], 'film.mp4')],
  ['cannot be read', Object.assign(new File([], 'gone.json'), { text: () => Promise.reject(new Error('gone')) })],
])('a file that %s is no record', async (_, file) => {
  expect(await check(shipment, file)).toEqual({ kind: 'unreadable' });
});
