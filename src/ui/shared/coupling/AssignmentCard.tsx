import { useState } from 'react';
import { Link } from 'react-router-dom';
import { recordPath } from '../../../domain/access/recordPath.ts';
import { pulledKinds } from '../../../domain/coupling/pulledKinds.ts';
import type { CoupledVehicle, VehicleRecord } from '../../../domain/vehicle/Vehicle.ts';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { FactList } from '../../components/FactList.tsx';
import { FleetFinder, type FleetFinderWords } from './FleetFinder.tsx';
import styles from './AssignmentCard.module.css';
import { useCoupleTrailer } from './useCoupleTrailer.ts';

interface AssignmentCardProps {
  readonly vehicle: Pick<VehicleRecord, 'id' | 'version' | 'kind' | 'status' | 'assignment'>;
  readonly mayWrite: boolean;
  readonly words: {
    readonly [Name in 'title' | 'driver' | 'noDriver' | 'trailer' | 'noTrailer' | 'behind' | 'notCoupled']: string;
  } & { readonly [Name in 'couple' | 'change' | 'uncouple' | 'stale']: string } & {
    readonly finder: FleetFinderWords;
  };
}

const Coupled = ({ vehicle: { id, fleetNo, plate } }: { readonly vehicle: CoupledVehicle }) => (
  <Link to={recordPath('vehicles', id)}>
    {fleetNo} · {plate}
  </Link>
);

/** Who drives a vehicle and which trailer it pulls, or what a trailer is behind. */
export const AssignmentCard = ({ vehicle, mayWrite, words: texts }: AssignmentCardProps) => {
  const { pending, isStale, couple } = useCoupleTrailer(vehicle, texts.trailer);
  const [isChoosing, setChoosing] = useState(false);
  const { driver, trailer, behind } = vehicle.assignment;
  const [pulled] = pulledKinds[vehicle.kind];
  const close = (): void => setChoosing(false);
  const towing = [
    {
      title: texts.driver,
      value: driver ? <Link to={recordPath('drivers', driver.id)}>{driver.name}</Link> : texts.noDriver,
    },
    { title: texts.trailer, value: trailer ? <Coupled vehicle={trailer} /> : texts.noTrailer },
  ];
  const towed = [{ title: texts.behind, value: behind ? <Coupled vehicle={behind} /> : texts.notCoupled }];
  return (
    <Card title={texts.title}>
      <FactList facts={pulled ? towing : towed} none="" />
      {pulled && mayWrite && vehicle.status !== 'retired' && (
        <div className={styles.ways}>
          <Button variant="secondary" aria-haspopup="dialog" busy={pending} onClick={() => setChoosing(true)}>
            {trailer ? texts.change : texts.couple}
          </Button>
          {trailer && (
            <Button variant="quiet" onClick={() => couple(undefined)}>
              {texts.uncouple}
            </Button>
          )}
          <p role="alert">{isStale && texts.stale}</p>
        </div>
      )}
      {isChoosing && pulled && (
        <FleetFinder
          filters={{ kind: pulled }}
          words={texts.finder}
          onChoose={({ id }) => {
            close();
            couple(id);
          }}
          onClose={close}
        />
      )}
    </Card>
  );
};
