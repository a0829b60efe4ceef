import { type FocusEvent, type ReactElement, useState } from 'react';

type BodyFocus = FocusEvent<HTMLTableSectionElement>;

/** Which of the rows holds the focus, counted from 0, with what watches for it. It stays with its row where rows change places. */
export const useFocusedRow = (rows: readonly ReactElement[]) => {
  const [key, setKey] = useState<string | null>(null);
  const at = key === null ? -1 : rows.findIndex((row) => row.key === key);
  return {
    focused: at < 0 ? undefined : at,
    onFocus: ({ target }: BodyFocus): void => {
      const index = target.closest('tr')?.dataset['index'];
      setKey(rows[Number(index)]?.key ?? null);
    },
    /** Not for the focus that goes on within the table, nor for a window that is left and will have it again. */
    onBlur: ({ currentTarget, relatedTarget }: BodyFocus): void => {
      if (!currentTarget.contains(relatedTarget ?? document.activeElement)) setKey(null);
    },
  };
};
