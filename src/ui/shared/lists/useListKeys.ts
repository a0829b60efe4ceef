import { useNavigate } from 'react-router-dom';
import { editPath } from '../../../domain/access/editPath.ts';
import type { Room } from '../../../domain/access/Room.ts';
import { useLeave } from '../leaving/useLeave.ts';
import { useKey } from '../keys/useKey.ts';
import { focusedRow } from './focusedRow.ts';
import { rowNames } from './rowNames.ts';

/** The row to walk to: beside the one that has the focus or is selected, or else the first on screen. */
const nextTo = (by: 1 | -1): HTMLElement | undefined => {
  const names = rowNames();
  const from = focusedRow() ?? names.find((name) => name.ariaCurrent === 'true');
  const onScreen = names.find((name) => name.getBoundingClientRect().top >= 0);
  return from ? names[names.indexOf(from) + by] : (onScreen ?? names[0]);
};

/** Arrows scroll the page unless a row has the focus. */
const mayWalk = ({ key }: KeyboardEvent): boolean => !key.startsWith('Arrow') || focusedRow() !== undefined;

/** Goes to the view beside the current one. Whether there is one. */
const turn = (by: 1 | -1): boolean => {
  const views = [...document.querySelectorAll<HTMLElement>('main a[data-view]')];
  const next = views[views.findIndex(({ ariaCurrent }) => ariaCurrent === 'page') + by];
  next?.click();
  return next !== undefined;
};

interface ListKeys {
  /** The room of the forms, if rows can be edited. */
  readonly edits?: Room | undefined;
  /** Opens the record of the row that is walked to, and calls back if that row may have the focus. */
  readonly onWalk?: ((id: string, focus: () => void) => void) | undefined;
}

/** The keys of a list: search, walk the rows, edit one, turn to another view. */
export const useListKeys = ({ edits, onWalk }: ListKeys): void => {
  const leave = useLeave();
  const navigate = useNavigate();
  useKey('search', () => {
    const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
    field?.focus();
    field?.select();
    return field !== null;
  });
  const walk = (by: 1 | -1): boolean => {
    const next = nextTo(by);
    const id = next?.dataset['record'];
    if (onWalk && id !== undefined) onWalk(id, () => next?.focus());
    else next?.focus();
    return next !== undefined;
  };
  useKey('nextRow', (event) => mayWalk(event) && walk(1));
  useKey('previousRow', (event) => mayWalk(event) && walk(-1));
  useKey('nextView', () => turn(1));
  useKey('previousView', () => turn(-1));
  const edit = (room: Room): boolean => {
    const id = focusedRow()?.dataset['record'];
    if (id !== undefined) leave(() => void navigate(editPath(room, id)));
    return id !== undefined;
  };
  useKey('editRow', edits && (() => edit(edits)));
};
