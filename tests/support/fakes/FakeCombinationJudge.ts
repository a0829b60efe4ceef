import type { ChosenCombination, CombinationJudge } from '../../../src/application/loads/CombinationJudge.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import type { LoadCombinations } from '../../../src/domain/load/LoadCombinations.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** Judges as configured; cannot be reached to begin with, so that the browser judges by what it knows. */
export class FakeCombinationJudge implements CombinationJudge {
  readonly asked: { readonly loadId: string; readonly chosen: ChosenCombination }[] = [];
  judged: Outcome<LoadCombinations> = new Failure({ kind: 'unreachable', offline: false });

  judge(loadId: string, chosen: ChosenCombination): Promise<LoadCombinations> {
    this.asked.push({ loadId, chosen });
    return settle(this.judged);
  }
}
