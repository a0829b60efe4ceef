import { ownField } from '../outside/ownField.ts';

/** The value at a path such as `temperatureC.min`; undefined if there is none. */
export const valueAt = (facts: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => ownField(value, name), facts);
