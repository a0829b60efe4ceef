import { type FocusEvent, type ReactElement, useState } from 'react';

type BodyFocus = FocusEvent<HTMLTableSectionElement>;

/** Index of the focused row and the handlers that track it. Follows the row when rows move. */
export const useFocusedRow = (rows: readonly ReactElement[]) => {
  const [key, setKey] = useState<string | null>(null);
  const at = key === null ? -1 : rows.findIndex((row) => row.key === key);
  return {
    focused: at < 0 ? undefined : at,
    onFocus: ({ target }: BodyFocus): void => {
      const index = target.closest('tr')?.dataset['index'];
      setKey(rows[Number(index)]?.key ?? null);
    },
    /** Ignores focus moving within the table, and the window losing focus. */
    onBlur: ({ currentTarget, relatedTarget }: BodyFocus): void => {
      if (!currentTarget.contains(relatedTarget ?? document.activeElement)) setKey(null);
    },
  };
};
