import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { outsideText } from '../support/outsideValues.ts';
import { awkwardTexts } from './awkwardTexts.ts';

/** A form and the service behind it. */
interface Doors<Draft> {
  /** Whether the form finds no problem. */
  readonly formAccepts: (draft: Draft) => boolean;
  /** What the service reads from a body; undefined if it refuses it. */
  readonly serviceKeeps: (body: unknown) => unknown;
  /** The body for a draft, written without the form's code. */
  readonly typed: (draft: Draft) => unknown;
  /** The body the application sends for a draft the form accepts. */
  readonly sent: (draft: Draft) => Promise<unknown>;
}

/** What form and service disagree on, for the test report; undefined if they agree. */
const disagreementOn = async <Draft>(draft: Draft, doors: Doors<Draft>): Promise<string | undefined> => {
  const kept = doors.serviceKeeps(doors.typed(draft));
  if (!doors.formAccepts(draft)) return kept === undefined ? undefined : 'only the form rejects it';
  if (kept === undefined) return 'only the form accepts it';
  const keptOfSent = doors.serviceKeeps(await doors.sent(draft));
  if (keptOfSent === undefined) return 'the service rejects what is sent';
  return JSON.stringify(keptOfSent) === JSON.stringify(kept) ? undefined : 'what is sent differs from what was typed';
};

/**
 * The form accepts a draft exactly when the service accepts its body, and the service reads from what is sent what was typed. Tried on
 * a valid draft in which each field holds each awkward text, and up to four fields hold any text.
 */
export const formAndServiceAgree = <Draft extends object>(
  right: Draft,
  fields: readonly (keyof Draft & string)[],
  doors: Doors<Draft>,
): void => {
  it('accept a valid draft', async () => {
    expect({ formAccepts: doors.formAccepts(right), disagreement: await disagreementOn(right, doors) }).toEqual({
      formAccepts: true,
      disagreement: undefined,
    });
  });

  it.each(fields)('agree on every awkward text for %s', async (field) => {
    const found = [];
    for (const text of awkwardTexts) {
      const disagreement = await disagreementOn<Draft>({ ...right, [field]: text }, doors);
      if (disagreement !== undefined) found.push([text, disagreement]);
    }
    expect(found).toEqual([]);
  });

  it('agree on any text in any fields', async () => {
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
