import { changesBetween } from '../record/changesBetween.ts';

/** The fields whose value differs from `before`. */
export const changedFields = <Draft extends { readonly [Field in keyof Draft]: string }>(
  draft: Draft,
  before: Draft,
): Readonly<Record<string, string>> =>
  Object.fromEntries(changesBetween(draft, before).map((name) => [name, draft[name]]));
