import type { DraftOf } from './DraftOf.ts';
import { fieldAt } from './fieldAt.ts';
import type { Fields } from './Field.ts';
import { itemsIn } from './itemsIn.ts';
import { typedByTable } from './typedByTable.ts';
import { writeDraft } from './writeDraft.ts';

/** A draft with one more, blank item in the list at `path`. */
export const addItem = <Of extends Fields>(fields: Of, draft: DraftOf<Of>, path: string): DraftOf<Of> => {
  const list = fieldAt(fields, path);
  if (list?.kind !== 'list') return draft;
  const item = `${path}.${itemsIn(draft, path)}`;
  const blank = Object.entries<string>(writeDraft(list.fields)).map(([name, typed]) => [`${item}.${name}`, typed]);
  return typedByTable({ ...draft, ...Object.fromEntries(blank) });
};
