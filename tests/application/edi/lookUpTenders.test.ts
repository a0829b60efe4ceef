import { describe, expect, it } from 'vitest';
import { lookUpTenders } from '../../../src/application/edi/lookUpTenders.ts';
import { exampleTender } from '../../../src/domain/edi/tender/exampleTender.ts';
import type { TenderReading } from '../../../src/domain/edi/tender/readTenders.ts';
import type { TenderStop } from '../../../src/domain/edi/tender/Tender.ts';
import { towns } from '../../support/edi/towns.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakePlaceSearch } from '../../support/fakes/FakePlaceSearch.ts';
import { FakeRequestRegister } from '../../support/fakes/FakeRequestRegister.ts';

const tender = exampleTender('2026-11-29', 'PO-1');
const set = { kind: 'IFTMIN', control: '1', segments: [] };
const watch = { signal: new AbortController().signal, onProgress: () => {} };

/** Where the first stop is, with these changes, and which towns were looked up for it. */
const placeOf = async (change: Partial<TenderStop>) => {
  const search = Object.assign(new FakePlaceSearch(), { places: [towns.leipzig, towns.lyon] });
  const stops = tender.stops.slice(0, 1).map((stop) => ({ ...stop, ...change }));
  const reading: TenderReading = { set, value: { ...tender, stops }, errors: [], notes: [] };
  const [found] = await lookUpTenders(new FakeRequestRegister(), search, new FakeClock(), [reading], watch);
  return { place: found?.places[0], words: search.words };
};

const [first] = tender.stops;
if (!first) throw new RangeError('The example has no stop.');
const party = (values: Partial<TenderStop['party']>): TenderStop['party'] => ({ ...first.party, ...values });

describe('the place of a stop', () => {
  it('is sure by the town of its address', async () => {
    const { place, words } = await placeOf({});
    expect(place).toMatchObject({ isSure: true, found: { city: 'Leipzig' } });
    expect(words).toEqual(['Leipzig']);
  });

  it('is a proposal by the town it is near to, where nobody knows its village', async () => {
    const village = party({ city: 'Kleinzschocher', country: 'DE' });
    const { place, words } = await placeOf({ party: village, town: { unlocode: 'DELEJ', name: 'Leipzig' } });
    expect(place).toMatchObject({ isSure: false, found: { city: 'Leipzig' } });
    expect(words).toEqual(['Kleinzschocher', 'Leipzig']);
  });

  it('is not looked up without a town', async () => {
    expect(await placeOf({ party: party({ city: undefined }) })).toEqual({
      place: { found: undefined, isSure: false },
      words: [],
    });
  });

  it('is looked up everywhere where the country is no code', async () => {
    const { place } = await placeOf({ party: party({ city: 'Leipzig', country: undefined }) });
    expect(place?.found?.city).toBe('Leipzig');
    const { words } = await placeOf({ party: party({ city: 'x'.repeat(120), country: 'Germany' }) });
    expect(words).toEqual(['x'.repeat(100)]);
  });
});

it('a set that cannot be read has no places and no request', async () => {
  const reading: TenderReading = { set, value: undefined, errors: [], notes: [] };
  const found = await lookUpTenders(
    new FakeRequestRegister(),
    new FakePlaceSearch(),
    new FakeClock(),
    [reading],
    watch,
  );
  expect(found).toMatchObject([{ key: '0', places: [], existing: undefined }]);
});
