import { useNavigate } from 'react-router-dom';
import { editPath } from '../../../domain/access/editPath.ts';
import type { Room } from '../../../domain/access/Room.ts';
import { useKey } from '../keys/useKey.ts';
import { focusedRow } from './focusedRow.ts';
import { rowNames } from './rowNames.ts';

/** Moves the focus to another row; at first to the first one on screen. Whether there is a row to move to. */
const walk = (by: 1 | -1): boolean => {
  const names = rowNames();
  const from = focusedRow();
  const onScreen = names.find((name) => name.getBoundingClientRect().top >= 0);
  const next = from ? names[names.indexOf(from) + by] : (onScreen ?? names[0]);
  next?.focus();
  return next !== undefined;
};

/** Arrows scroll the page unless a row has the focus. */
const mayWalk = ({ key }: KeyboardEvent): boolean => !key.startsWith('Arrow') || focusedRow() !== undefined;

/** The keys of a list: search, walk the rows, and edit one if `edits` names the room of their forms. */
export const useListKeys = (edits: Room | undefined): void => {
  const navigate = useNavigate();
  useKey('search', () => {
    const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
    field?.focus();
    field?.select();
    return field !== null;
  });
  useKey('nextRow', (event) => mayWalk(event) && walk(1));
  useKey('previousRow', (event) => mayWalk(event) && walk(-1));
  const edit = (room: Room): boolean => {
    const id = focusedRow()?.dataset['record'];
    if (id !== undefined) void navigate(editPath(room, id));
    return id !== undefined;
  };
  useKey('editRow', edits && (() => edit(edits)));
};
