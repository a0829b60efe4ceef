import { fieldAt } from '../record/fieldAt.ts';
import type { Fields } from '../record/Field.ts';
import { listOrField } from '../record/listOrField.ts';
import { typedByTable } from '../record/typedByTable.ts';
import type { KeptDraft } from './KeptDraft.ts';

/**
 * Applies a kept draft to a form's current values; fields the form does not have are ignored. A list in the draft replaces
 * the current one, as far as the record's table allows.
 */
export const restoredFields = <Draft extends { readonly [Field in keyof Draft]: string }>(
  fresh: Draft,
  kept: KeptDraft | undefined,
  fields: Fields = {},
): Draft => {
  const typed = Object.entries(kept?.fields ?? {});
  const lists = new Set(typed.map(([path]) => path).filter((path) => fieldAt(fields, path)?.kind === 'list'));
  const stays = ([path]: readonly [string, string]): boolean => !lists.has(listOrField(path));
  const isKnown = ([path]: readonly [string, string]): boolean =>
    Object.hasOwn(fresh, path) ||
    (lists.has(listOrField(path)) && !lists.has(path) && fieldAt(fields, path) !== undefined);
  return typedByTable(Object.fromEntries([...Object.entries<string>(fresh).filter(stays), ...typed.filter(isKnown)]));
};
