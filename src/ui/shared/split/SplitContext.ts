import { createContext } from 'react';
import type { Room } from '../../../domain/access/Room.ts';

/** A list whose records can open beside it. */
export interface Split {
  readonly room: Room;
  /** Whether they do, instead of on pages of their own. */
  readonly isOn: boolean;
  /** The record that is open beside the list. */
  readonly selected: string | undefined;
  /** Address of the list with this record open. */
  readonly pathOf: (id: string) => string;
  /** Opens another record, after asking if that would lose unsaved work. */
  readonly select: (id: string, onSelected: () => void) => void;
  /** Moves the focus into this record, once it is shown. */
  readonly enter: (id: string) => void;
  readonly close: () => void;
}

/** Undefined outside such lists. */
export const SplitContext = createContext<Split | undefined>(undefined);
