import { roomPath } from '../../../domain/access/roomPath.ts';
import { driverStatuses } from '../../../domain/driver/DriverStatus.ts';
import { vehicleStatuses } from '../../../domain/vehicle/VehicleStatus.ts';
import { Card } from '../../components/Card.tsx';
import { driverTones } from '../../components/driverTones.ts';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { vehicleTones } from '../../components/vehicleTones.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useFleetFigures } from './useFleetFigures.ts';
import { StatusShares } from './StatusShares.tsx';
import { useDashboardTexts } from './useDashboardTexts.ts';

/** Vehicles and drivers by status. */
export const FleetCard = () => {
  const dashboard = useDashboardTexts();
  const { shell, vehicleStatus, driverStatus } = useAdminTexts();
  const figures = useFleetFigures();
  const { failed } = figures;
  return (
    <Card title={dashboard.fleet}>
      {failed ? (
        <ReadFailure failure={failed.why} onRetry={failed.retry} />
      ) : (
        <>
          <StatusShares
            to={roomPath('vehicles')}
            title={shell.room.vehicles}
            statuses={vehicleStatuses}
            figure={figures.vehicles}
            words={vehicleStatus}
            tones={vehicleTones}
          />
          <StatusShares
            to={roomPath('drivers')}
            title={shell.room.drivers}
            statuses={driverStatuses}
            figure={figures.drivers}
            words={driverStatus}
            tones={driverTones}
          />
        </>
      )}
    </Card>
  );
};
