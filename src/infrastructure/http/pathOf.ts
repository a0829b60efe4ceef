import type { Operation } from './contract/Operation.ts';

/** The path of an operation with its parameters filled in, such as `/api/v1/vehicle/7`. */
export const pathOf = (operation: Operation, params: Readonly<Record<string, string>> = {}): string =>
  operation
    .slice(operation.indexOf(' ') + 1)
    .replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => encodeURIComponent(params[name] ?? placeholder));
