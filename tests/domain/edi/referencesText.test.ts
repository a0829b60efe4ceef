import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referenceKinds } from '../../../src/domain/edi/tender/referenceKinds.ts';
import { referencesIn, referencesText, withoutReferences } from '../../../src/domain/edi/tender/referencesText.ts';
import { siteCode } from '../../../src/domain/edi/tender/siteCode.ts';

describe('the numbers that a tender leaves in the notes', () => {
  it('are read as they were written', () => {
    const value = fc
      .string({ unit: fc.constantFrom(...Array.from('AZ09 .-/:é')), minLength: 1, maxLength: 30 })
      .map((raw) => raw.trim().replaceAll(/ {2,}/g, ' '))
      .filter((each) => each !== '');
    const qualifiers = ['PO', 'BM', 'SI', 'AAJ'];
    const reference = fc.record({ qualifier: fc.constantFrom(...qualifiers), value });
    fc.assert(
      fc.property(
        fc.uniqueArray(reference, { maxLength: 5, selector: (each) => referencesText([each]) }),
        (references) => {
          const notes = `Safety shoes\n${referencesText(references)}`;
          expect(referencesIn(notes, () => true)).toEqual(references);
          expect(withoutReferences(notes, () => true)).toBe('Safety shoes');
        },
      ),
    );
  });

  it.each([
    ['nothing', undefined],
    ['words', 'Call before noon'],
    ['a number in a sentence', 'Order PO: 4711 is urgent'],
    ['an address', 'PO BOX 4711'],
    ['other numbers', 'AO: APPT7731, ZZ: 12'],
    ['a number that is too long for its element', `PO: ${'9'.repeat(31)}`],
  ])('are none in %s', (_, notes) => {
    expect(referencesIn(notes, referenceKinds.x12)).toEqual([]);
    expect(withoutReferences(notes, referenceKinds.x12)).toBe(notes ?? '');
  });

  it('are told once, however often notes name them', () => {
    expect(referencesIn('PO: 1, ZZ: 5\nPO: 1; PO: 2', referenceKinds.x12)).toEqual([
      { qualifier: 'PO', value: '1' },
      { qualifier: 'PO', value: '2' },
    ]);
  });

  it('stay in the notes beside numbers that a file has no element for', () => {
    const notes = 'PO: 1, ZZ: 5\nRamp 3; PO: 2';
    expect(withoutReferences(notes, referenceKinds.x12)).toBe('PO: 1, ZZ: 5\nRamp 3');
  });

  it('go back in the syntax that knows their kind', () => {
    const notes = 'PO: 1, BM: 2, ON: 3, CU: 4, ZZ: 5';
    const kindsIn = (kind: keyof typeof referenceKinds) =>
      referencesIn(notes, referenceKinds[kind]).map(({ qualifier }) => qualifier);
    expect(kindsIn('x12')).toEqual(['PO', 'BM']);
    expect(kindsIn('edifact')).toEqual(['BM', 'ON', 'CU']);
  });
});

describe('the code of a site', () => {
  it.each([
    ['beside other numbers', 'AO: APPT7731, LU: LSF02', 'LSF02'],
    ['beside words', 'LU: LSF02; Dana Ortiz 555-0142', 'LSF02'],
    ['in a line of its own', 'Ramp 3\nLU: LSF02', 'LSF02'],
    ['nowhere', 'Ramp 3', undefined],
    ['in words', 'Ask for LU: LSF02', undefined],
  ])('is found %s', (_, note, code) => {
    expect(siteCode(note)?.value).toBe(code);
  });
});
