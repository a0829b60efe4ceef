import { type KeyAction, keyTable } from './keyTable.ts';

export interface Pressed {
  readonly actions: readonly KeyAction[];
  /** The first of two keys, to be followed by the other. */
  readonly begun: string | undefined;
}

const allKeys: readonly string[] = keyTable.flatMap(({ keys }) => keys);

const actionsAt = (pressed: string): readonly KeyAction[] =>
  keyTable.filter(({ keys }) => keys.some((key) => key === pressed)).map(({ action }) => action);

/**
 * What a key may do, depending on the one before it, if that began two in a row. A second key that belongs to no such pair counts on
 * its own.
 */
export const actionsOf = (key: string, begun: string | undefined): Pressed => {
  const both = begun === undefined ? [] : actionsAt(`${begun} ${key}`);
  if (both.length > 0) return { actions: both, begun: undefined };
  const begins = allKeys.some((each) => each.startsWith(`${key} `));
  return { actions: actionsAt(key), begun: begins ? key : undefined };
};
