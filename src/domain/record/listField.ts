import type { Fields, List } from './Field.ts';

interface ListOptions {
  readonly section: string;
  readonly least: number;
  readonly most: number;
}

/** Groups that repeat, from `least` to `most` of them. */
export const listField = <Of extends Fields>(fields: Of, options: ListOptions): List<Of> => ({
  kind: 'list',
  fields,
  ...options,
});
