import type { FoundTender } from '../../../../application/edi/lookUpTenders.ts';
import type { EdiImport } from './useEdiImport.ts';
import type { ediImportTextsEnUS } from './ediImportTextsEnUS.ts';

export type TenderStanding = keyof typeof ediImportTextsEnUS.standing;

const done = { add: 'done', change: 'changed', cancel: 'cancelled' } as const;

/** Where a tender of a file stands: what it comes to, or what became of it. */
export const tenderStanding = (
  { plans, outcomes, awaitsPlace }: Pick<EdiImport, 'plans' | 'outcomes' | 'awaitsPlace'>,
  found: FoundTender,
): TenderStanding => {
  const outcome = outcomes.get(found.key);
  if (outcome) return outcome.failure ? 'failed' : done[outcome.item.plan.step];
  if (awaitsPlace(found)) return 'place';
  return plans.get(found.key)?.plan.step ?? 'unread';
};
