import { ownText } from '../outside/ownText.ts';
import type { KeptDraft } from './KeptDraft.ts';

/** Applies a kept draft to a form's current values; fields the form does not have are ignored. */
export const restoredFields = <Draft extends { readonly [Field in keyof Draft]: string }>(
  fresh: Draft,
  kept: KeptDraft | undefined,
): Draft => {
  const restored = { ...fresh };
  for (const name in fresh) {
    const typed = ownText(kept?.fields, name);
    if (typed !== undefined) Object.assign(restored, { [name]: typed });
  }
  return restored;
};
