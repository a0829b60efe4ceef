import { type MouseEvent, type ReactNode, useContext } from 'react';
import { Link } from 'react-router-dom';
import { recordPath } from '../../../domain/access/recordPath.ts';
import type { Room } from '../../../domain/access/Room.ts';
import { SplitContext } from '../split/SplitContext.ts';

interface RecordLinkProps {
  readonly room: Room;
  readonly id: string;
  /** What people call the record. */
  readonly children: ReactNode;
}

/** Whether it was pressed with the keyboard and no modifier. */
const isByKey = ({ detail, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  detail === 0 && !ctrlKey && !metaKey && !shiftKey;

/** The name of a row, which opens its record: beside the list if that is wished, where Enter also leads into it. */
export const RecordLink = ({ room, id, children }: RecordLinkProps) => {
  const split = useContext(SplitContext);
  if (!split?.isOn)
    return (
      <Link to={recordPath(room, id)} data-record={id}>
        {children}
      </Link>
    );
  const isSelected = split.selected === id;
  return (
    <Link
      to={split.pathOf(id)}
      replace={split.selected !== undefined}
      data-record={id}
      aria-current={isSelected || undefined}
      onClick={(event) => {
        if (isByKey(event)) split.enter(id);
      }}
    >
      {children}
    </Link>
  );
};
