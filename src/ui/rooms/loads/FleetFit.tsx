import { useState } from 'react';
import type { Load } from '../../../domain/load/Load.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { useNamedReason } from '../../shared/freight/useNamedReason.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { FitsDialog } from './FitsDialog.tsx';
import styles from './LoadPage.module.css';
import { useFitsText } from './useFitsText.ts';
import { useLateTrucks } from './useLateTrucks.ts';
import { useLoadTexts } from './useLoadTexts.ts';
import { useTrucks } from './useTrucks.ts';

/** How many of the fleet's trucks fit a load, as its list says, and how many of those come too late; or else what stands against the nearest. */
export const FleetFit = ({ load }: { readonly load: Load }) => {
  const { fleet, list } = useLoadTexts();
  const fitsText = useFitsText();
  const reasonText = useNamedReason();
  const number = numberFormat(useLocale());
  const trucks = useTrucks();
  const [isAsked, setAsked] = useState(false);
  const late = useLateTrucks(load).size;
  const { fits } = load;
  const [nearest] = fits.nearly;
  const against = nearest?.reasons.find(({ severity }) => severity === 'block');
  return (
    <Card title={fleet.title}>
      <div className={styles.own}>
        <p>
          <strong>{fitsText(fits)}</strong>
        </p>
        {late > 0 && <p>{late >= fits.count ? fleet.allLate : fleet.someLate(number.format(late), late === 1)}</p>}
        {fits.count === 0 && nearest && against && (
          <p>{fleet.nearest(trucks.names[nearest.vehicleId] ?? list.someTruck, reasonText(against))}</p>
        )}
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {fleet.open}
        </Button>
      </div>
      {isAsked && <FitsDialog load={load} picked={undefined} trucks={trucks} onClose={() => setAsked(false)} />}
    </Card>
  );
};
