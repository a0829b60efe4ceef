import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { requestContent } from '../../services/freight/request/requestContent.ts';
import type { Combination as ServiceCombination } from '../../services/freight/verdict/Combination.ts';
import { verdictOn as verdictOfService } from '../../services/freight/verdict/verdictOn.ts';
import type { RequestContent } from '../../src/domain/request/RequestContent.ts';
import type { Combination } from '../../src/domain/verdict/Combination.ts';
import { verdictOn } from '../../src/domain/verdict/verdictOn.ts';
import { taskOf, verdictExamples } from '../support/contract/combinations.ts';
import { requestNow } from '../support/contract/requests.ts';

const content = v.custom<RequestContent>(() => true);
const combinationOfService = v.custom<ServiceCombination>(() => true);
const combinationOfApplication = v.custom<Combination>(() => true);

const instants = /^(?:at|from|to|expectedTo)$/;

/** A copy with instants converted, and what is left out or undefined as each side has it. */
const told = (value: unknown, instant: (text: string) => unknown, nothing: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => told(item, instant, nothing));
  if (typeof value !== 'object' || value === null) return value ?? nothing;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [
      key,
      typeof part === 'string' && instants.test(key) ? instant(part) : told(part, instant, nothing),
    ]),
  );
};

const unknownUnit = {
  volumeM3: undefined,
  loadingLengthM: undefined,
  palletPositions: undefined,
  temperatureC: undefined,
  free: undefined,
};

/** With every key that the two sides know. */
const whole = (combination: object): object => {
  const { vehicle, trailer, driver } = v.parse(
    v.looseObject({
      vehicle: v.looseObject({}),
      trailer: v.optional(v.looseObject({})),
      driver: v.optional(v.looseObject({})),
    }),
    combination,
  );
  return {
    vehicle: { ...unknownUnit, ...vehicle },
    trailer: trailer && { ...unknownUnit, ...trailer },
    driver: driver && { licence: undefined, ...driver },
  };
};

const ofApplication = (task: unknown, combination: object) =>
  verdictOn(
    v.parse(content, task),
    v.parse(
      combinationOfApplication,
      told(whole(combination), (text) => Date.parse(text), undefined),
    ),
    requestNow.getTime(),
  );
const ofService = (task: unknown, combination: object) =>
  verdictOfService(
    v.parse(requestContent, task),
    v.parse(
      combinationOfService,
      told(whole(combination), (text) => new Date(text), null),
    ),
    requestNow,
  );

describe('the verdict', () => {
  it.each(verdictExamples)('on %s names every reason, in browser and service', (_, values, combination, reasons) => {
    const fits = reasons.every((reason) => !('severity' in reason) || reason.severity !== 'block');
    expect(ofApplication(taskOf(values), combination)).toEqual({ fits, reasons });
    expect(ofService(taskOf(values), combination)).toEqual({ fits, reasons });
  });

  it('is the same in browser and service for any task and combination', () => {
    const example = fc.constantFrom(...verdictExamples);
    fc.assert(
      fc.property(example, example, example, ([, one], [, other], [, , combination]) => {
        const paths = [...Object.keys(one), ...Object.keys(other)];
        fc.pre(!paths.some((path) => paths.some((within) => within.startsWith(`${path}.`))));
        const task = taskOf({ ...one, ...other });
        expect(ofService(task, combination)).toEqual(ofApplication(task, combination));
      }),
      { numRuns: 300 },
    );
  });
});
