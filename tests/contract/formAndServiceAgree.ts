import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { outsideText } from '../support/outsideValues.ts';
import { awkwardTexts } from './awkwardTexts.ts';

/** A form and the service behind it. */
interface Doors<Draft> {
  /** Whether the form finds nothing wrong. */
  readonly formAccepts: (draft: Draft) => boolean;
  /** What the service makes of a body; undefined where it refuses it. */
  readonly serviceKeeps: (body: unknown) => unknown;
  /** The body as somebody would write it who knows the draft and nothing of the form. */
  readonly typed: (draft: Draft) => unknown;
  /** The body that goes out for a draft the form accepts. */
  readonly sent: (draft: Draft) => Promise<unknown>;
}

/** What is wrong between the two, for the report of a test; undefined where they agree. */
const disagreementOn = async <Draft>(draft: Draft, doors: Doors<Draft>): Promise<string | undefined> => {
  const kept = doors.serviceKeeps(doors.typed(draft));
  if (!doors.formAccepts(draft)) return kept === undefined ? undefined : 'the form alone refuses it';
  if (kept === undefined) return 'the form alone accepts it';
  const keptOfSent = doors.serviceKeeps(await doors.sent(draft));
  if (keptOfSent === undefined) return 'the service refuses what is sent';
  return JSON.stringify(keptOfSent) === JSON.stringify(kept) ? undefined : 'what is sent is not what was typed';
};

/**
 * The form finds nothing wrong exactly when the service accepts what is typed, and what is sent is kept as what was typed. Tried on
 * a right draft, in which one of these fields after another holds each awkward text, and up to four of them hold anything.
 */
export const formAndServiceAgree = <Draft extends object>(
  right: Draft,
  fields: readonly (keyof Draft & string)[],
  doors: Doors<Draft>,
): void => {
  it('agree on a right draft', async () => {
    expect({ formAccepts: doors.formAccepts(right), disagreement: await disagreementOn(right, doors) }).toEqual({
      formAccepts: true,
      disagreement: undefined,
    });
  });

  it.each(fields)('agree on each awkward %s', async (field) => {
    const found = [];
    for (const text of awkwardTexts) {
      const disagreement = await disagreementOn<Draft>({ ...right, [field]: text }, doors);
      if (disagreement !== undefined) found.push([text, disagreement]);
    }
    expect(found).toEqual([]);
  });

  it('agree on whatever is typed', async () => {
    const text = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...awkwardTexts) }, fc.string(), outsideText);
    const change = fc.tuple(fc.constantFrom(...fields), text);
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 4 }), async (changes) => {
        expect(await disagreementOn<Draft>({ ...right, ...Object.fromEntries(changes) }, doors)).toBeUndefined();
      }),
      { numRuns: 150 },
    );
  });
};
