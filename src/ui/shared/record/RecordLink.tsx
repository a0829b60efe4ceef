import { Link } from 'react-router-dom';
import { recordPath } from '../../../domain/access/recordPath.ts';
import type { Room } from '../../../domain/access/Room.ts';

interface RecordLinkProps {
  readonly room: Room;
  readonly id: string;
  /** What people call the record. */
  readonly children: string;
}

/** The name of a row, which opens its record. */
export const RecordLink = ({ room, id, children }: RecordLinkProps) => (
  <Link to={recordPath(room, id)} data-record={id}>
    {children}
  </Link>
);
