import { useKey } from '../keys/useKey.ts';

/** Selects the row that has the focus, or takes it back. */
export const useSelectKey = (isOn: boolean): void =>
  useKey(
    'selectRow',
    isOn
      ? () => {
          const box = document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-select-row]');
          box?.click();
          return box !== undefined && box !== null;
        }
      : undefined,
  );
