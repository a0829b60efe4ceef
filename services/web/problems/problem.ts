import type { ProblemDetails, ProblemName } from './problemCatalogue.ts';

/**
 * What a schema says of a value it refuses: valibot knows texts only, so that the name of the problem and its details go as JSON,
 * from which `fieldErrors` makes code and message.
 */
export const problem = (name: ProblemName, details: ProblemDetails = {}): string =>
  JSON.stringify({ name, ...details });
