import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../src/domain/noteRecord/canonicalJson.ts';
import { chainStates } from '../../../src/domain/noteRecord/chainStates.ts';
import type { RecordStep } from '../../../src/domain/noteRecord/recordSteps.ts';
import { sha256 } from '../../support/sha256.ts';

const step = (at: string, by: string | null, role: RecordStep['role'], what: string, data: unknown): RecordStep => ({
  at,
  by,
  role,
  what,
  data,
});

const steps = [
  step('2026-01-05T08:00:00.000Z', 's-1', 'shipper', 'booked', {
    stops: [{ city: 'Łódź' }, { city: 'Lyon', note: undefined }],
    notes: null,
    id: 'e-1',
  }),
  step('2026-01-06T09:30:00.000Z', 'c-1', 'carrier', 'exception.damage', {
    text: 'Two drums dented',
    kind: 'damage',
    id: 'e-2',
  }),
  step('2026-01-09T10:00:00.000Z', null, 'service', 'completed', { id: 'e-3', automatic: true }),
];

describe('the states of a record', () => {
  it('have the hashes that Python finds for them', async () => {
    const states = await chainStates(steps, sha256);
    expect(states.map(({ seq, dataHash, hash }) => [seq, dataHash, hash])).toEqual([
      [
        1,
        '7be2edb6fdde2d5a7d0414f3d4fbdc196cdd7333713ae229f32739243f0081c3',
        '5fac5c5e930e03e435569dfe653594b872673332ce34da15649f833143ea7ee2',
      ],
      [
        2,
        'c62a1d80c65305111518a1f63acedb741c4b2dac41b413a96016143d6b08f628',
        'e7e2dca7229b249ae32612d1f89e9e4d314a51218db8a30237049adf0c8978e7',
      ],
      [
        3,
        'b8b399723cdca59a4475e04b0e8f353ecea91a4b1771ca83f1fb98306d3c73c8',
        '2776da208cf827d996000e8effb99af4d57139bf545c390bdadab27983c37021',
      ],
    ]);
    expect(states.map(({ prevHash }) => prevHash)).toEqual([
      '0'.repeat(64),
      ...states.slice(0, -1).map(({ hash }) => hash),
    ]);
  });

  it('are none without steps', async () => {
    expect(await chainStates([], sha256)).toEqual([]);
  });
});

const anyStep: fc.Arbitrary<RecordStep> = fc.record({
  at: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  by: fc.option(fc.uuid()),
  role: fc.constantFrom('shipper', 'carrier', 'service'),
  what: fc.string(),
  data: fc.dictionary(fc.string(), fc.jsonValue()),
});

/** Steps of which no two are alike, as no two events share an id. */
const anySteps = fc
  .array(anyStep, { minLength: 2, maxLength: 6 })
  .map((all) => all.map((each, place) => ({ ...each, data: { of: place, said: each.data } })));

const hashesOf = async (all: readonly RecordStep[]): Promise<readonly string[]> =>
  (await chainStates(all, sha256)).map(({ hash }) => hash);

/** Whether the first `place` hashes are the same, and which of those behind them were there before. */
const compared = async (before: readonly RecordStep[], after: readonly RecordStep[], place: number) => {
  const [one, other] = await Promise.all([hashesOf(before), hashesOf(after)]);
  const begun = one.slice(0, place);
  const known = new Set(one);
  return {
    isSameBefore: begun.every((hash, at) => hash === other[at]),
    kept: other.slice(place).filter((hash) => known.has(hash)),
  };
};

const allOther = { isSameBefore: true, kept: [] };

const changed: readonly (readonly [string, (step: RecordStep) => RecordStep])[] = [
  ['time', (each) => ({ ...each, at: `${each.at}0` })],
  ['company', (each) => ({ ...each, by: `${each.by ?? ''}x` })],
  ['role', (each) => ({ ...each, role: each.role === 'carrier' ? 'shipper' : 'carrier' })],
  ['kind', (each) => ({ ...each, what: `${each.what}x` })],
  ['content', (each) => ({ ...each, data: [each.data] })],
];

describe('every later hash changes', () => {
  it.each(changed)('with the %s of an event', async (_, change) => {
    await fc.assert(
      fc.asyncProperty(anySteps, fc.nat(), async (all, at) => {
        const place = at % all.length;
        const other = all.map((each, here) => (here === place ? change(each) : each));
        expect(await compared(all, other, place)).toEqual(allOther);
      }),
    );
  });

  it('with an event that is dropped', async () => {
    await fc.assert(
      fc.asyncProperty(anySteps, fc.nat(), async (all, at) => {
        const place = at % all.length;
        expect(await compared(all, all.toSpliced(place, 1), place)).toEqual(allOther);
      }),
    );
  });

  it('with two events that change places', async () => {
    await fc.assert(
      fc.asyncProperty(anySteps, fc.nat(), async (all, at) => {
        const place = at % (all.length - 1);
        const swapped = [...all.slice(0, place), ...all.slice(place, place + 2).toReversed(), ...all.slice(place + 2)];
        expect(await compared(all, swapped, place)).toEqual(allOther);
      }),
    );
  });
});

describe('canonical JSON', () => {
  it.each([
    [{ b: [1, 2.5, 'é"\n'], a: { y: null, x: true } }, '{"a":{"x":true,"y":null},"b":[1,2.5,"é\\"\\n"]}'],
    [{ a: undefined, b: 1 }, '{"b":1}'],
    [[undefined, 1], '[null,1]'],
    [undefined, 'null'],
    [{ é: 1, e: 2, 10: 3, 9: 4 }, '{"10":3,"9":4,"e":2,"é":1}'],
  ])('of %j is %s', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  it('says the same as the value, in whatever order its keys came', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).toReversed());
        expect(canonicalJson(turned)).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
