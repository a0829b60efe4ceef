import { describe, expect, it } from 'vitest';
import { placeFor } from '../../../src/domain/edi/tender/placeFor.ts';
import type { EdiParty } from '../../../src/domain/edi/tender/Tender.ts';
import { towns } from '../../support/edi/towns.ts';

const party = (changes: Partial<EdiParty>): EdiParty => ({
  name: 'PLANT',
  code: undefined,
  address: undefined,
  city: 'COLUMBUS',
  region: undefined,
  postcode: undefined,
  country: 'US',
  contact: undefined,
  ...changes,
});

const { columbus, otherColumbus, lyon, elwood } = towns;
const own = { ...lyon, id: 'p-1', name: 'Plant' };

describe('the place of a stop', () => {
  it.each([
    ['the town of that name', party({}), [columbus], columbus, true],
    ['the one in its state', party({ region: 'GA' }), [columbus, otherColumbus], otherColumbus, true],
    ['the biggest of several, to be checked', party({}), [columbus, otherColumbus], columbus, false],
    ['one in another state, to be checked', party({ region: 'TX' }), [columbus, otherColumbus], columbus, false],
    ['one that sounds alike, to be checked', party({}), [elwood], elwood, false],
    ['none in another country', party({ country: 'FR' }), [columbus], undefined, false],
    ['none where nothing was found', party({}), [], undefined, false],
    ['a place of the company by its name', party({ country: undefined }), [columbus, own], own, true],
    [
      'a town whatever its accents',
      party({ city: 'LYON', country: 'FR' }),
      [{ ...lyon, city: 'Lyón' }],
      { ...lyon, city: 'Lyón' },
      true,
    ],
    [
      'a town whose letters a file has not',
      party({ city: 'LODZ', country: 'FR' }),
      [{ ...lyon, city: 'Łódź' }],
      { ...lyon, city: 'Łódź' },
      true,
    ],
  ])('is %s', (_, who, candidates, found, isSure) => {
    expect(placeFor(who, candidates)).toEqual({ found, isSure });
  });
});
