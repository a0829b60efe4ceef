import type { Fields, Group, Scalar } from './Field.ts';

/** Makes a field optional. */
export function optional<Value>(field: Scalar<Value, false>): Scalar<Value, true>;
export function optional<Of extends Fields>(field: Group<Of, false>): Group<Of, true>;
export function optional(field: Scalar | Group): Scalar | Group {
  return { ...field, optional: true };
}
