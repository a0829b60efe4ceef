import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDocumentDates } from '../../../src/domain/paper/checkDocumentDates.ts';
import { checkFile, largestFile } from '../../../src/domain/paper/checkFile.ts';
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

describe('checking the dates of a paper', () => {
  it.each([
    ['', '', {}],
    ['2025-01-01', '', {}],
    ['', '2020-01-01', {}],
    ['2026-01-05', '2026-01-06', {}],
    ['2026-01-06', '', { issuedOn: 'issued-later' }],
    ['2025-01-01', '2025-01-01', { expiresOn: 'expires-before-issue' }],
    ['2025-01-32', '2024-01-01', { issuedOn: 'date' }],
    ['', 'soon', { expiresOn: 'date' }],
  ])('issued %j and expiring %j: %j', (issuedOn, expiresOn, problems) => {
    expect(checkDocumentDates({ issuedOn, expiresOn }, today)).toEqual(problems);
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(outsideText, outsideText, (issuedOn, expiresOn) => {
        expect(checkDocumentDates({ issuedOn, expiresOn }, today)).toBeTypeOf('object');
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
