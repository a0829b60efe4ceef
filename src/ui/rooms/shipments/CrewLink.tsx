import { Link } from 'react-router-dom';
import { recordPath } from '../../../domain/access/recordPath.ts';
import { useOwnSide } from './useOwnSide.ts';

interface CrewLinkProps {
  readonly room: 'vehicles' | 'drivers';
  readonly id: string;
  readonly name: string;
}

/** A vehicle or driver by name, for the fleet a link to its record. */
export const CrewLink = ({ room, id, name }: CrewLinkProps) => {
  const isOwn = useOwnSide() === 'carrier';
  return isOwn ? <Link to={recordPath(room, id)}>{name}</Link> : name;
};
