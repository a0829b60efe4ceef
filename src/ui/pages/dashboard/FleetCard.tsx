import { roomPath } from '../../../domain/access/roomPath.ts';
import { Card } from '../../components/Card.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useFleetFigures } from '../../hooks/useFleetFigures.ts';
import { FigureLink } from './FigureLink.tsx';
import styles from './Figures.module.css';

/** The size of the fleet, each figure leading to its list. */
export const FleetCard = () => {
  const { fleet } = useAdminTexts().dashboard;
  const { vehicles, availableVehicles, drivers, activeDrivers } = useFleetFigures();
  return (
    <Card title={fleet.title}>
      <ul className={styles.figures}>
        <FigureLink to={roomPath('vehicles')} figure={vehicles} title={fleet.vehicles} />
        <FigureLink
          to={`${roomPath('vehicles')}?status=available`}
          figure={availableVehicles}
          title={fleet.available}
        />
        <FigureLink to={roomPath('drivers')} figure={drivers} title={fleet.drivers} />
        <FigureLink to={`${roomPath('drivers')}?status=active`} figure={activeDrivers} title={fleet.active} />
      </ul>
    </Card>
  );
};
