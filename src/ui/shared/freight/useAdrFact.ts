import { requirementsOf } from '../../../domain/request/requirementsOf.ts';
import type { Task } from '../../../domain/verdict/Combination.ts';
import { worstAdr } from '../../../domain/verdict/worstAdr.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useAdrPointsText } from './useAdrPointsText.ts';

/** A fact about the dangerous goods of a task: their points, or whether the shipper asks for approval without naming any. */
export const useAdrFact = (): ((task: Task) => { readonly title: string; readonly value: string }) => {
  const { adr: words } = useAdminTexts().freight;
  const text = useAdrPointsText();
  return (task) => {
    const worst = worstAdr(task);
    if (worst) return { title: words.title, value: text(worst) };
    return { title: words.title, value: requirementsOf(task).adr === true ? words.required : words.none };
  };
};
