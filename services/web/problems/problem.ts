import type { ProblemDetails, ProblemName } from './problemCatalogue.ts';

/**
 * A schema's message for a refused value. valibot supports only text, so name and details are encoded as JSON, which
 * `fieldErrors` converts to code and message.
 */
export const problem = (name: ProblemName, details: ProblemDetails = {}): string =>
  JSON.stringify({ name, ...details });
