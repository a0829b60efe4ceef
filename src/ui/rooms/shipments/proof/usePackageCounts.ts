import { useState } from 'react';
import { restOf } from '../../../../domain/shipment/restOf.ts';
import type { ProofDraft } from '../../../../domain/shipment/proofFields.ts';
import type { FieldOf } from '../../../shared/FieldOf.ts';

type Counted = 'delivered' | 'short';

const otherOf: Readonly<Record<Counted, Counted>> = { delivered: 'short', short: 'delivered' };

/** The fields of what was delivered and what is short. Of what was ordered, the one that nobody typed is the rest. */
export const usePackageCounts = (
  { field }: { readonly field: FieldOf<Extract<keyof ProofDraft, string>> },
  ordered: number,
  /** Whether both were typed before. */
  isKept: boolean,
) => {
  const [typed, setTyped] = useState<ReadonlySet<Counted>>(new Set(isKept ? ['delivered', 'short'] : []));
  return {
    countOf: (name: Counted) => ({
      ...field(name),
      onChange: (value: string): void => {
        field(name).onChange(value);
        setTyped((before) => new Set(before).add(name));
        const rest = restOf(value, ordered);
        if (!typed.has(otherOf[name]) && rest !== undefined) field(otherOf[name]).onChange(String(rest));
      },
    }),
    /** Whether the count is the rest of what was typed beside it. */
    isCalculated: (name: Counted): boolean => !typed.has(name) && typed.has(otherOf[name]),
  };
};
