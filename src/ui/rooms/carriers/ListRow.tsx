import { Link } from 'react-router-dom';
import { roomPath } from '../../../domain/access/roomPath.ts';
import type { CarrierList } from '../../../domain/carrier/CarrierList.ts';
import { Button } from '../../components/Button.tsx';
import { Heading } from '../../components/Heading.tsx';
import styles from './ListsPage.module.css';
import { useCarrierTexts } from './useCarrierTexts.ts';

interface ListRowProps {
  readonly list: CarrierList;
  /** Undefined for viewers. */
  readonly onEdit?: () => void;
  readonly onRemove?: () => void;
}

/** As many names say what a list is about. */
const named = 5;

/** A list of carriers with the first of them. */
export const ListRow = ({ list, onEdit, onRemove }: ListRowProps) => {
  const { lists: words } = useCarrierTexts();
  const { id, name, carriers } = list;
  const names = carriers.slice(0, named).map((carrier) => carrier.name);
  const members = [...names, ...(carriers.length > named ? [words.more(carriers.length - named)] : [])].join(', ');
  return (
    <li className={styles.list}>
      <div className={styles.about}>
        <Heading below={1}>{name}</Heading>
        <p>
          <Link to={`${roomPath('carriers')}?list=${id}`}>{words.count(carriers.length)}</Link>
        </p>
        <p className={styles.members}>{members || words.noMembers}</p>
      </div>
      {onEdit && (
        <div className={styles.ways}>
          <Button variant="secondary" aria-label={words.editOf(name)} onClick={onEdit}>
            {words.edit}
          </Button>
          <Button variant="danger" aria-label={words.removeOf(name)} onClick={onRemove}>
            {words.remove}
          </Button>
        </div>
      )}
    </li>
  );
};
