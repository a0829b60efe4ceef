import type { Fields, List } from './Field.ts';

interface ListOptions {
  readonly least: number;
  readonly most: number;
}

/** A repeated group, from `least` to `most` items. */
export const listField = <Of extends Fields>(fields: Of, options: ListOptions): List<Of> => ({
  kind: 'list',
  fields,
  ...options,
});
