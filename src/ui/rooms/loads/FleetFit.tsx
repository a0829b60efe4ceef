import { useState } from 'react';
import type { Load } from '../../../domain/load/Load.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { useNamedReason } from '../../shared/freight/useNamedReason.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { FirstTruck } from './FirstTruck.tsx';
import { FitsDialog } from './FitsDialog.tsx';
import styles from './LoadPage.module.css';
import { useFitsText } from './useFitsText.ts';
import { useFleetFit } from './useFleetFit.ts';
import { useLoadTexts } from './useLoadTexts.ts';
import { useTrucks } from './useTrucks.ts';

/** How many of the fleet's trucks could be assigned to a load, and what is the matter with others that nearly could. */
export const FleetFit = ({ load }: { readonly load: Load }) => {
  const { fleet, list } = useLoadTexts();
  const { verdict: words } = useAdminTexts();
  const fitsText = useFitsText();
  const reasonText = useNamedReason();
  const number = numberFormat(useLocale());
  const trucks = useTrucks();
  const [isAsked, setAsked] = useState(false);
  const fit = useFleetFit(load);
  if (fit?.all === 0)
    return (
      <Card title={fleet.title}>
        <div className={styles.own}>
          <FirstTruck />
        </div>
      </Card>
    );
  const spare = fit?.fitting.filter((each) => each.spare).length ?? 0;
  const nearest =
    fit?.fitting.length === 0 && fit.late.length + fit.driverless.length === 0 ? fit.others[0] : undefined;
  const against = nearest?.verdict.reasons.find(({ severity }) => severity === 'block');
  const counted = (count: number, said: (count: string, isOne: boolean) => string) =>
    count > 0 && <p>{said(number.format(count), count === 1)}</p>;
  return (
    <Card title={fleet.title}>
      <div className={styles.own}>
        <p>
          <strong>
            {fit ? words.fitting(number.format(fit.fitting.length), number.format(fit.all)) : fitsText(load.fits)}
          </strong>
        </p>
        {counted(spare, fleet.spare)}
        {counted(fit?.late.length ?? 0, fleet.late)}
        {counted(fit?.driverless.length ?? 0, fleet.driverless)}
        {nearest && against && <p>{fleet.nearest(trucks.names[nearest.id] ?? list.someTruck, reasonText(against))}</p>}
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {fleet.open}
        </Button>
      </div>
      {isAsked && <FitsDialog load={load} picked={undefined} trucks={trucks} onClose={() => setAsked(false)} />}
    </Card>
  );
};
