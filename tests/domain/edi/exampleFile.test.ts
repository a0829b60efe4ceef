import { expect, it } from 'vitest';
import { ediInstant } from '../../../src/domain/edi/ediInstant.ts';
import { exampleFile } from '../../../src/domain/edi/tender/exampleFile.ts';
import { read204 } from '../../../src/domain/edi/tender/read204.ts';
import { readIftmin } from '../../../src/domain/edi/tender/readIftmin.ts';
import { tenderKinds } from '../../../src/domain/edi/tender/TenderKind.ts';
import { firstSet } from './readFile.ts';

it.each(tenderKinds)('the example of type %s is picked up at eight in Leipzig, in winter and in summer', (kind) => {
  const pickupOn = (today: string) => {
    const { segments } = firstSet(exampleFile(kind, today));
    const from = (kind === '204' ? read204(segments) : readIftmin(segments)).value?.stops[0]?.from;
    return from && new Date(ediInstant(from, 'Europe/Berlin').instant).toISOString();
  };
  expect([pickupOn('2026-11-29'), pickupOn('2026-06-29')]).toEqual([
    '2026-12-01T07:00:00.000Z',
    '2026-07-01T06:00:00.000Z',
  ]);
});
