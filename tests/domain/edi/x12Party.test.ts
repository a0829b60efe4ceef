import { describe, expect, it } from 'vitest';
import { SegmentReader } from '../../../src/domain/edi/SegmentReader.ts';
import { readX12Party } from '../../../src/domain/edi/tender/x12Party.ts';

const segment = (tag: string, ...elements: readonly string[]) => ({
  at: 1,
  tag,
  elements: elements.map((one) => [one]),
});
const countryWith = (state: string, country: string) =>
  readX12Party(
    new SegmentReader(),
    [segment('N1', 'SF', 'PLANT 2'), segment('N4', 'SOMEWHERE', state, '60421', country)],
    ['SF'],
  )?.country;

describe('the country of a party', () => {
  it.each(['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'])(
    'is Canada for the province %s',
    (province) => {
      expect(countryWith(province, '')).toBe('CA');
    },
  );

  it.each([
    ['IL', '', 'US'],
    ['IL', 'USA', 'US'],
    ['ON', 'CAN', 'CA'],
    ['NL', 'MEX', 'MX'],
    ['', 'DE', 'DE'],
    ['', '', undefined],
  ])('in the state %j with the country %j is %s', (state, country, found) => {
    expect(countryWith(state, country)).toBe(found);
  });
});
