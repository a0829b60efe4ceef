import { type ChosenCombination, CombinationJudge } from '../../../application/loads/CombinationJudge.ts';
import type { Task } from '../../../domain/verdict/Combination.ts';
import type { Verdict } from '../../../domain/verdict/Reason.ts';
import { useReading } from '../useReading.ts';

type Verdicts = ReadonlyMap<string, Verdict>;

const byId = (choices: readonly { readonly id: string; readonly verdict: Verdict }[] = []): Verdicts =>
  new Map(choices.map(({ id, verdict }) => [id, verdict]));

/** What the service says of all that a fleet can choose for a load, and of what it chose. */
export const useJudgement = (
  loadId: string,
  task: Task | undefined,
  { vehicleId, trailerId, driverId }: ChosenCombination,
) => {
  const { data, isPlaceholderData, isError, refetch } = useReading({
    port: CombinationJudge,
    // Not among the loads: each change of the market would read it again. Those of this load change the task.
    key: ['vehicles', 'combinations', loadId, task, vehicleId, trailerId, driverId],
    read: (judge, signal) => judge.judge(loadId, { vehicleId, trailerId, driverId }, signal),
    keepsPrevious: true,
  });
  const current = isPlaceholderData ? undefined : data;
  return {
    /** Whether the service cannot be asked, and nothing it said is known. */
    isError: isError && data === undefined,
    vehicles: byId(data?.vehicles),
    /** The same with the trailer and driver of each; undefined until they are known. */
    crews: data?.vehicles,
    // Of another vehicle than is chosen by now, nothing follows.
    trailers: byId(current?.trailers),
    drivers: byId(current?.drivers),
    /** On what is chosen; undefined until it is known, and without a vehicle. */
    chosen: current?.chosen?.verdict,
    /** The same, once it is known. */
    settled: async (): Promise<Verdict | undefined> =>
      (current ?? (await refetch({ cancelRefetch: false })).data)?.chosen?.verdict,
  };
};
