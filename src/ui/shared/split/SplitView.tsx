import { type ReactNode, useEffect, useRef } from 'react';
import type { RoomList } from '../../../application/shared/RoomLists.ts';
import { useKey } from '../keys/useKey.ts';
import { useListKeys } from '../lists/useListKeys.ts';
import { rowNames } from '../lists/rowNames.ts';
import { type Split, SplitContext } from './SplitContext.ts';
import { SplitPanel } from './SplitPanel.tsx';
import styles from './SplitView.module.css';
import { useSplit } from './useSplit.ts';

interface SplitViewProps {
  readonly room: RoomList;
  /** Whether the records have forms. */
  readonly edits: boolean;
  /** Shows a record beside the list. */
  readonly renderRecord: (id: string) => ReactNode;
  /** Shows the selected record where there is no room for that, or where it is not wished. */
  readonly renderAlone: (id: string, close: () => void) => ReactNode;
  /** The list. */
  readonly children: ReactNode;
}

/** The name of a record's row. */
const rowOf = (id: string): HTMLElement | undefined => rowNames().find(({ dataset }) => dataset['record'] === id);

/** A list on the left, and on the right the record that is selected in it. */
export const SplitView = ({ room, edits, renderRecord, renderAlone, children }: SplitViewProps) => {
  const panel = useRef<HTMLElement>(null);
  const split = useSplit(room);
  const { isOn, selected } = split;
  const close = (): void => {
    if (selected !== undefined) rowOf(selected)?.focus({ preventScroll: true });
    split.close();
  };
  const awaited = useRef<string>(undefined);
  const focusRecord = (): void => panel.current?.querySelector<HTMLElement>('h2')?.focus();
  const enter = (id: string): void => {
    if (id === selected) focusRecord();
    else awaited.current = id;
  };
  useEffect(() => {
    if (selected !== undefined && awaited.current === selected)
      panel.current?.querySelector<HTMLElement>('h2')?.focus();
    awaited.current = undefined;
  }, [selected]);
  const isOpen = isOn && selected !== undefined;
  useKey(
    'close',
    isOpen
      ? () => {
          const row = rowOf(selected);
          if (panel.current?.contains(document.activeElement) && row) row.focus();
          else close();
          return true;
        }
      : undefined,
  );
  useListKeys({ edits: edits ? room : undefined, onWalk: isOpen ? split.select : undefined });
  const value: Split = { ...split, enter, close };
  return (
    <SplitContext value={value}>
      <div className={styles.split} data-split={isOpen || undefined}>
        <div className={styles.list}>{children}</div>
        {isOpen && (
          <SplitPanel ref={panel} room={room} id={selected} onClose={close}>
            {renderRecord(selected)}
          </SplitPanel>
        )}
      </div>
      {!isOn && selected !== undefined && renderAlone(selected, close)}
    </SplitContext>
  );
};
