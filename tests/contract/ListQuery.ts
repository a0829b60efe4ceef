import type * as v from 'valibot';

/** The query of a list, with the sorts it takes, each in both directions. */
export type ListQuery = v.GenericSchema & {
  readonly entries: { readonly sort: { readonly wrapped: { readonly options: readonly string[] } } };
};
