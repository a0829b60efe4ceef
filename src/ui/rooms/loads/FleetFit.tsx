import { useState } from 'react';
import type { Load } from '../../../domain/load/Load.ts';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { useNamedReason } from '../../shared/freight/useNamedReason.ts';
import { FirstTruck } from './FirstTruck.tsx';
import { FitsDialog } from './FitsDialog.tsx';
import styles from './LoadPage.module.css';
import { useFleetFit } from './useFleetFit.ts';
import { useLoadTexts } from './useLoadTexts.ts';
import { useTrucks } from './useTrucks.ts';

/** How many of the fleet's trucks could be assigned to a load, and what is the matter with others that nearly could. */
export const FleetFit = ({ load }: { readonly load: Load }) => {
  const { fleet, list } = useLoadTexts();
  const reasonText = useNamedReason();
  const trucks = useTrucks();
  const [isAsked, setAsked] = useState(false);
  const { fit, isEmpty, sum, parts } = useFleetFit(load);
  if (isEmpty)
    return (
      <Card title={fleet.title}>
        <div className={styles.own}>
          <FirstTruck />
        </div>
      </Card>
    );
  const nearest = parts.length > 0 ? undefined : fit?.others[0];
  const against = nearest?.verdict.reasons.find(({ severity }) => severity === 'block');
  return (
    <Card title={fleet.title}>
      <div className={styles.own}>
        <p>
          <strong>{sum}</strong>
        </p>
        {parts.map((said) => (
          <p key={said}>{said}</p>
        ))}
        {nearest && against && <p>{fleet.nearest(trucks.names[nearest.id] ?? list.someTruck, reasonText(against))}</p>}
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {fleet.open}
        </Button>
      </div>
      {isAsked && <FitsDialog load={load} picked={undefined} trucks={trucks} onClose={() => setAsked(false)} />}
    </Card>
  );
};
