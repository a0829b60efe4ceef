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

/** The request without the weights and temperatures that are wrong in themselves, so that nothing is added up with them. */
const soundPart = (request: RequestContent, wrong: Problems): RequestContent => {
  const isSound = (path: string): boolean =>
    Object.keys(wrong).every((each) => each !== path && !each.startsWith(`${path}.`));
  const kept = <Value>(path: string, value: Value): Value | undefined => (isSound(path) ? value : undefined);
  const { cargo, required } = request;
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
  };
};

/** Every reason why a request cannot be published at `now` (epoch milliseconds), by path. The service holds the same rules. */
export const requestProblems = (request: RequestContent, now: number): Problems => {
  const wrong = values(request);
  const sound = soundPart(request, firstOfEach(wrong));
  const { stops = [], cargo = [] } = sound;
  return firstOfEach([...wrong, ...stopRules(stops, now), ...cargoRules(cargo, stops), ...termsRules(sound, now)]);
};
