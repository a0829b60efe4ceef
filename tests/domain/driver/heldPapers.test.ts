import { describe, expect, it } from 'vitest';
import { filedDriverPapers } from '../../../src/domain/driver/filedDriverPapers.ts';
import { heldPapers } from '../../../src/domain/driver/heldPapers.ts';
import type { DocumentType } from '../../../src/domain/paper/DocumentType.ts';
import { documentFactory } from '../../support/factories/documentFactory.ts';
import { driverFactory } from '../../support/factories/driverFactory.ts';

const today = '2026-03-01';
const { licence } = driverFactory.build();
const noCards = { tachograph: undefined, cpc: undefined, medical: undefined, adr: undefined };
const driverWith = (
  entered: string | undefined,
  ends: readonly (string | undefined)[],
  type: DocumentType = 'licence',
) =>
  driverFactory.build({
    licence: licence && entered !== undefined ? { ...licence, expiresOn: entered } : undefined,
    cards: noCards,
    documents: ends.map((expiresOn, n) => documentFactory.build({ id: `d${n}`, type, expiresOn })),
  });

const shown = (...driver: Parameters<typeof driverWith>) =>
  filedDriverPapers(driverWith(...driver), today).map((paper) =>
    paper.kind === 'counting'
      ? `${paper.document.id} ${paper.compliance ?? '-'}${paper.isRequired ? ' required' : ''}`
      : `${paper.document?.id ?? 'none'} ${paper.kind}`,
  );

describe('the licence of a driver', () => {
  it.each([
    ['entered alone', '2026-02-01', [], '2026-02-01', undefined],
    ['renewed by a document', '2026-02-01', ['2031-02-01'], '2031-02-01', 'd0'],
    ['renewed by the later of two', '2026-02-01', ['2031-02-01', '2029-01-01'], '2031-02-01', 'd0'],
    ['never shortened by an older document', '2031-02-01', ['2026-02-01'], '2031-02-01', undefined],
    ['on file as it was entered', '2031-02-01', ['2031-02-01'], '2031-02-01', 'd0'],
    ['not renewed by a document without an end', '2026-02-01', [undefined], '2026-02-01', undefined],
    ['known by its document alone', undefined, ['2031-02-01'], '2031-02-01', 'd0'],
  ])('is %s', (_, entered, ends, expiresOn, document) => {
    const [held, ...others] = heldPapers(driverWith(entered, ends));
    expect([held?.type, held?.expiresOn, held?.document?.id, others]).toEqual(['licence', expiresOn, document, []]);
  });

  it('is missing without either', () => {
    expect(heldPapers(driverWith(undefined, [undefined]))).toEqual([]);
  });
});

it('a card is held by its document alone, and other documents are none', () => {
  expect(heldPapers(driverWith(undefined, ['2030-01-01'], 'cpc')).map(({ type }) => type)).toEqual(['cpc']);
  expect(heldPapers(driverWith(undefined, ['2030-01-01'], 'permit'))).toEqual([]);
});

describe('the papers on file of a driver', () => {
  it.each([
    ['2026-02-01', ['2026-02-01', '2031-02-01'], ['d0 replaced', 'd1 valid required']],
    ['2031-02-01', ['2026-02-01'], ['d0 replaced']],
    ['2026-02-01', ['2026-02-01'], ['d0 expired required']],
    ['2026-02-01', [undefined], ['d0 -']],
    [undefined, [], ['none missing']],
    [undefined, [undefined], ['d0 missing']],
  ])('with an end %s entered and documents ending %j are %j', (entered, ends, papers) => {
    expect(shown(entered, ends)).toEqual(papers);
  });

  it('each count by themselves if they are neither licence nor card', () => {
    expect(shown('2031-02-01', ['2026-02-01', '2031-02-01'], 'permit')).toEqual(['d0 expired', 'd1 valid']);
  });

  it('leave out the photo', () => {
    expect(shown('2031-02-01', [undefined], 'photo')).toEqual([]);
  });
});
