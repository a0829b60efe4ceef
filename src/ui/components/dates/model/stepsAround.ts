import { clampInstant } from './clampInstant.ts';
import type { Stretch } from './Stretch.ts';
import { lastStep } from './lastStep.ts';
import { nextStep } from './nextStep.ts';
import type { PickerRules } from './PickerRules.ts';
import { sharedStretch } from './sharedStretch.ts';

/**
 * The instants on a step before and after the one wanted that lie in a stretch of a day, whose clocks began to count at
 * `beginning`. What is finer than the picker's precision is as wanted, where the stretch has it.
 */
export const stepsAround = (
  wanted: number,
  beginning: number,
  { from, to }: Stretch,
  { precision, steps }: PickerRules,
): readonly number[] => {
  const isToTheMinute = precision === 'minute';
  const length = isToTheMinute ? 60_000 : 1000;
  const counted = isToTheMinute ? { ...steps, second: 60 } : steps;
  const finer = (((wanted - beginning) % length) + length) % length;
  const before = lastStep(Math.floor((clampInstant(wanted, from, to) - beginning) / 1000), counted);
  return [before, nextStep(before, counted)].flatMap((time) => {
    if (time === undefined) return [];
    const start = beginning + time * 1000;
    const step = sharedStretch({ from: start, to: start + length - 1 }, { from, to });
    return step ? [clampInstant(start + finer, step.from, step.to)] : [];
  });
};
