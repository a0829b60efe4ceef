import { ownField } from '../outside/ownField.ts';
import { ownText } from '../outside/ownText.ts';
import type { PlacedDraft } from './PlacedDraft.ts';

const readFields = (raw: unknown): Readonly<Record<string, string>> => {
  const names = typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? Object.keys(raw) : [];
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = ownText(raw, name);
      return text === undefined ? [] : [[name, text]];
    }),
  );
};

const readOne = (raw: unknown): readonly PlacedDraft[] => {
  const [userId, companyId, path, form] = ['userId', 'companyId', 'path', 'form'].map((name) => ownText(raw, name));
  const keptAt = ownField(raw, 'keptAt');
  if (!userId || !companyId || !path || !form || typeof keptAt !== 'number') return [];
  const version = ownField(raw, 'version');
  return [
    {
      userId,
      companyId,
      path,
      form,
      keptAt,
      fields: readFields(ownField(raw, 'fields')),
      version: typeof version === 'number' ? version : undefined,
      hadFile: ownField(raw, 'hadFile') === true,
    },
  ];
};

/** Reads the drafts from a stored value, skipping any that are malformed. Never throws. */
export const readPlacedDrafts = (raw: unknown): readonly PlacedDraft[] =>
  Array.isArray(raw) ? raw.flatMap((item: unknown) => readOne(item)) : [];
