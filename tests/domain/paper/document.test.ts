import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFile, largestFile } from '../../../src/domain/paper/checkFile.ts';
import type { PaperDraft, PaperFacts, PaperPath } from '../../../src/domain/paper/paperFields.ts';
import { parsePaper } from '../../../src/domain/paper/parsePaper.ts';
import type { Problems } from '../../../src/domain/record/Problem.ts';
import { newestDocument } from '../../../src/domain/paper/newestDocument.ts';
import { documentFactory } from '../../support/factories/documentFactory.ts';
import { outsideText } from '../../support/outsideValues.ts';

const today = '2026-01-05';

describe('checking a file', () => {
  it.each([
    [{ size: 10, type: 'application/pdf' }, 'insurance', undefined],
    [{ size: 10, type: 'image/webp' }, 'photo', undefined],
    [{ size: largestFile, type: 'image/png' }, 'other', undefined],
    [{ size: largestFile + 1, type: 'image/png' }, 'other', 'file-too-big'],
    [{ size: 0, type: 'image/png' }, 'other', 'file-empty'],
    [{ size: 10, type: 'image/svg+xml' }, 'other', 'file-kind'],
    [{ size: 10, type: '' }, 'other', 'file-kind'],
    [{ size: 10, type: 'application/pdf' }, 'photo', 'picture-kind'],
  ] as const)('%j as %s: %s', (file, type, problem) => {
    expect(checkFile(file, type)).toBe(problem);
  });
});

const paper = { type: 'permit', issuedOn: '2025-01-01', expiresOn: '2027-01-01' };
const parse = (draft: PaperDraft) => parsePaper(draft, { types: ['registration', 'insurance', 'permit'], today });

describe('parsing a paper', () => {
  it.each<[Partial<PaperDraft>, Partial<PaperFacts>]>([
    [{}, {}],
    [{ type: ' permit ', issuedOn: ' 2025-01-01 ' }, {}],
    [{ issuedOn: '' }, { issuedOn: undefined }],
    [{ expiresOn: ' ' }, { expiresOn: undefined }],
    [
      { issuedOn: '2026-01-05', expiresOn: '2026-01-06' },
      { issuedOn: '2026-01-05', expiresOn: '2026-01-06' },
    ],
    // One that has expired may be filed.
    [
      { issuedOn: '', expiresOn: '2020-01-01' },
      { issuedOn: undefined, expiresOn: '2020-01-01' },
    ],
    [
      { type: 'registration', expiresOn: '' },
      { type: 'registration', expiresOn: undefined },
    ],
  ])('accepts %j as %j', (typed, facts) => {
    expect(parse({ ...paper, ...typed })).toEqual({ ok: true, value: { ...paper, ...facts } });
  });

  it.each<[Partial<PaperDraft>, Problems<PaperPath>]>([
    [{ type: '' }, { type: { code: 'required' } }],
    [{ type: 'licence' }, { type: { code: 'not_a_choice' } }],
    [{ type: 'ticket' }, { type: { code: 'not_a_choice' } }],
    [{ type: 'insurance', expiresOn: '' }, { expiresOn: { code: 'required' } }],
    [{ issuedOn: '2026-01-06' }, { issuedOn: { code: 'in_future' } }],
    [{ expiresOn: '2025-01-01' }, { expiresOn: { code: 'before_issue' } }],
    [
      { issuedOn: '2025-01-32', expiresOn: 'soon' },
      { issuedOn: { code: 'not_a_day' }, expiresOn: { code: 'not_a_day' } },
    ],
    [{ expiresOn: '2200-01-01' }, { expiresOn: { code: 'not_a_day' } }],
  ])('finds in %j the problems %j', (typed, problems) => {
    expect(parse({ ...paper, ...typed })).toEqual({ ok: false, problems });
  });

  it('asks for the expiry date of any paper that renews one', () => {
    const scan = { type: 'licence', issuedOn: '', expiresOn: '' };
    const licence = { types: ['licence'], today } as const;
    expect(parsePaper(scan, licence).ok).toBe(true);
    expect(parsePaper(scan, { ...licence, renews: true })).toEqual({
      ok: false,
      problems: { expiresOn: { code: 'required' } },
    });
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(outsideText, outsideText, outsideText, (type, issuedOn, expiresOn) => {
        expect(parse({ type, issuedOn, expiresOn }).ok).toBeTypeOf('boolean');
      }),
    );
  });
});

it('the newest document of a type is the one uploaded last', () => {
  const [older, newer] = [
    documentFactory.build({ createdAt: '2025-01-01T09:00:00Z' }),
    documentFactory.build({ createdAt: '2025-01-01T10:00:00+00:30' }),
  ];
  expect(newestDocument([older, newer], 'insurance')).toBe(newer);
  expect(newestDocument([newer, older], 'insurance')).toBe(newer);
  expect(newestDocument([newer, older], 'permit')).toBeUndefined();
});
