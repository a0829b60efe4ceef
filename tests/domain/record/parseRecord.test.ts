import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { DraftOf } from '../../../src/domain/record/DraftOf.ts';
import type { FactsOf } from '../../../src/domain/record/FactsOf.ts';
import type { Fields } from '../../../src/domain/record/Field.ts';
import { groupField } from '../../../src/domain/record/groupField.ts';
import { numberField } from '../../../src/domain/record/numberField.ts';
import { optional } from '../../../src/domain/record/optional.ts';
import { parseRecord } from '../../../src/domain/record/parseRecord.ts';
import { scalarsOf } from '../../../src/domain/record/scalarsOf.ts';
import { textField } from '../../../src/domain/record/textField.ts';
import { toWire } from '../../../src/domain/record/toWire.ts';
import type { WireOf } from '../../../src/domain/record/WireOf.ts';
import { writeDraft } from '../../../src/domain/record/writeDraft.ts';
import { outsideText } from '../../support/outsideValues.ts';
import { requestFacts as facts } from '../../support/record/requestFacts.ts';
import { requestFields as request } from '../../support/record/requestFields.ts';

const draft = writeDraft(request, facts);
type Typed = Readonly<Record<string, string>>;
const withTyped = (typed: Typed) => parseRecord(request, { ...draft, ...typed });

describe('a record with nested parts', () => {
  it('has a blank draft without list items when there are no facts', () => {
    expect(writeDraft(request)).toEqual({ reference: '', equipment: '', adr: '' });
  });

  it('has a flat draft, each value under the path the services use', () => {
    expect(draft).toMatchObject({
      reference: '',
      'stops.0.type': 'pickup',
      'stops.0.place.contact.name': 'Ada',
      'stops.1.place.contact.name': '',
      'stops.1.serviceMin': '',
      equipment: 'tail_lift straps',
      adr: 'yes',
    });
  });

  it('is read back from its draft', () => {
    expect(parseRecord(request, draft)).toEqual({ ok: true, value: facts });
  });

  it('has typed paths, with any number as the index of a list', () => {
    expectTypeOf<DraftOf<typeof request>>().toHaveProperty('stops.7.place.city');
    expectTypeOf<FactsOf<typeof request>['stops'][number]['type']>().toEqualTypeOf<'pickup' | 'delivery'>();
    expectTypeOf<FactsOf<typeof request>['stops'][number]['serviceMin']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<WireOf<typeof request>['stops'][number]['serviceMin']>().toEqualTypeOf<number | null>();
  });

  it.each<[Typed, object]>([
    [{ 'stops.1.place.city': ' ' }, { 'stops.1.place.city': { code: 'required' } }],
    [{ 'stops.0.type': 'both' }, { 'stops.0.type': { code: 'not_a_choice' } }],
    [{ 'stops.0.window.to': '2026-02-30' }, { 'stops.0.window.to': { code: 'not_a_day' } }],
    [
      { 'stops.0.serviceMin': '1441' },
      { 'stops.0.serviceMin': { code: 'out_of_range', limits: { least: 0, most: 1440, decimals: 0 } } },
    ],
    [{ equipment: 'tail_lift crane' }, { equipment: { code: 'not_a_choice' } }],
  ])('reports problems by path: %j', (typed, problems) => {
    expect(withTyped(typed)).toEqual({ ok: false, problems });
  });

  it('leaves out an optional group when it is blank, and requires the rest of one that is begun', () => {
    const group = optional(groupField({ name: textField({ most: 9 }), city: textField({ most: 9 }) }));
    const fields = { place: group } as const satisfies Fields;
    expect(parseRecord(fields, { 'place.name': '', 'place.city': ' ' })).toEqual({
      ok: true,
      value: { place: undefined },
    });
    expect(parseRecord(fields, { 'place.name': 'A', 'place.city': '' })).toEqual({
      ok: false,
      problems: { 'place.city': { code: 'required' } },
    });
  });

  it.each([
    [1, 'too_few'],
    [21, 'too_many'],
  ])('with %i stops has the problem %s', (count, code) => {
    const stops = Array.from({ length: count }, () => facts.stops[0]).flatMap((one) => one ?? []);
    expect(parseRecord(request, writeDraft(request, { ...facts, stops }))).toEqual({
      ok: false,
      problems: { stops: { code, limits: { least: 2, most: 20 } } },
    });
  });

  it('is sent with null for missing values and without unknown fields', () => {
    const kept = { ...facts, id: 'r-1', version: 3 };
    expect(toWire(request, kept)).toEqual({
      ...facts,
      reference: null,
      stops: [
        facts.stops[0],
        {
          ...facts.stops[1],
          serviceMin: null,
          place: { ...facts.stops[1]?.place, postcode: null, contact: null },
        },
      ],
    });
  });
});

describe('rules between fields', () => {
  const fields = {
    first: numberField({ least: 0, most: 9 }),
    second: numberField({ least: 0, most: 9 }),
  } as const satisfies Fields;
  const inOrder = (typed: DraftOf<typeof fields>) =>
    parseRecord(fields, typed, ({ first = 0, second = 0 }) => (second < first ? { second: { code: 'repeated' } } : {}));

  it('run when the fields themselves are valid', () => {
    expect(inOrder({ first: '3', second: '2' })).toEqual({ ok: false, problems: { second: { code: 'repeated' } } });
    expect(inOrder({ first: '2', second: '3' })).toEqual({ ok: true, value: { first: 2, second: 3 } });
  });

  it('do not report a field that is invalid itself', () => {
    expect(inOrder({ first: '3', second: '' })).toEqual({ ok: false, problems: { second: { code: 'required' } } });
  });
});

it('lists the optional values of a table, including those in an optional group', () => {
  const fields = {
    name: textField({ most: 9 }),
    place: optional(groupField({ city: textField({ most: 9 }) })),
  } as const satisfies Fields;
  expect(scalarsOf(fields).map(({ path, optional: may }) => [path, may])).toEqual([
    ['name', false],
    ['place.city', true],
  ]);
});

it('any text in a draft gives facts or problems', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(draft)), outsideText, { maxKeys: 3 }), (typed) => {
      const parsed = withTyped(typed);
      const again = parsed.ok ? parseRecord(request, writeDraft(request, parsed.value)) : parsed;
      expect(again).toEqual(parsed);
      expect(parsed.ok || Object.keys(parsed.problems).length > 0).toBe(true);
    }),
  );
});
