import { Link } from 'react-router-dom';
import { roomPath } from '../../../../domain/access/roomPath.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { boardPath } from './boardPath.ts';
import styles from './BoardSwitch.module.css';

/** Shows the shipments as a list, or a fleet's on its board. */
export const BoardSwitch = ({ shown }: { readonly shown: 'list' | 'board' }) => {
  const { views } = useShipmentTexts();
  const to = { list: roomPath('shipments'), board: boardPath } as const;
  return (
    <nav className={styles.switch} aria-label={views.title}>
      {(['list', 'board'] as const).map((each) => (
        <Link key={each} to={to[each]} aria-current={each === shown ? 'page' : undefined}>
          {views[each]}
        </Link>
      ))}
    </nav>
  );
};
