import { typedNumber } from '../record/typedNumber.ts';
import type { ProofDraft } from './proofFields.ts';
import { unaccountedPackages } from './unaccountedPackages.ts';

/** Packages as they were typed, beside the order. */
interface CountedPackages {
  readonly delivered: number;
  readonly short: number;
  readonly damaged: number;
  /** Ordered but neither delivered nor short; negative where more is accounted for than was ordered. */
  readonly missing: number;
}

/** What the typed counts of a proof come to; undefined while one of them is no whole number. */
export const countedPackages = (
  draft: Pick<ProofDraft, 'delivered' | 'short' | 'damaged'>,
  ordered: number,
): CountedPackages | undefined => {
  const [delivered, short, damaged] = [draft.delivered, draft.short, draft.damaged].map((typed) =>
    typedNumber(typed, true),
  );
  return delivered === undefined || short === undefined || damaged === undefined
    ? undefined
    : { delivered, short, damaged, missing: unaccountedPackages({ delivered, short }, ordered) };
};
