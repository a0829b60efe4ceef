import type { Problem, Problems } from '../record/Problem.ts';
import { cargoRules, cargoValues } from './cargoFound.ts';
import type { Found } from './Found.ts';
import type { RequestContent } from './RequestContent.ts';
import { stopRules, stopValues } from './stopsFound.ts';
import { termsRules, termsValues } from './termsFound.ts';

/** The first problem of each path. */
const firstOfEach = (found: readonly Found[]): Problems => {
  const problems = new Map<string, Problem>();
  for (const each of found) if (each && !problems.has(each[0])) problems.set(...each);
  return Object.fromEntries(problems);
};

const values = (request: RequestContent): readonly Found[] => [
  ...stopValues(request.stops ?? []),
  ...cargoValues(request.cargo ?? []),
  ...termsValues(request),
];

/** What is wrong with a draft. It may leave out anything and contradict itself, but each value must be right in itself. */
export const draftProblems = (request: RequestContent): Problems => firstOfEach(values(request));

/** Whether a value at a path, or within it, is wrong in itself. */
const isWrong = (path: string, wrong: Problems): boolean =>
  Object.keys(wrong).some((each) => each === path || each.startsWith(`${path}.`));

/** The request without the amounts and temperatures that are wrong in themselves, so that nothing is judged by them. */
const soundPart = (request: RequestContent, wrong: Problems): RequestContent => {
  const kept = <Value>(path: string, value: Value): Value | undefined => (isWrong(path, wrong) ? undefined : value);
  const { cargo, required, pricing } = request;
  return {
    ...request,
    cargo: cargo?.map((line, at) => ({
      ...line,
      grossKg: kept(`cargo.${at}.grossKg`, line.grossKg),
      temperatureC: kept(`cargo.${at}.temperatureC`, line.temperatureC),
    })),
    required: required && {
      ...required,
      minPayloadKg: kept('required.minPayloadKg', required.minPayloadKg),
      temperatureC: kept('required.temperatureC', required.temperatureC),
    },
    pricing: pricing && { ...pricing, target: kept('pricing.target', pricing.target) },
  };
};

/** Every reason why a request cannot be published at `now` (epoch milliseconds), by path. The service holds the same rules. */
export const requestProblems = (request: RequestContent, now: number): Problems => {
  const wrong = draftProblems(request);
  const sound = soundPart(request, wrong);
  const { stops = [], cargo = [] } = sound;
  const rules = [...stopRules(stops, now), ...cargoRules(cargo, stops), ...termsRules(sound, now)];
  const isNew = (path: string): boolean => !wrong[path] && !(path.includes('.') && isWrong(path, wrong));
  return { ...wrong, ...firstOfEach(rules.filter((rule) => rule && isNew(rule[0]))) };
};
