import { useState } from 'react';
import { shownIntensity } from '../../../../domain/emission/shownIntensity.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { ReadFailure } from '../../../components/ReadFailure.tsx';
import { Co2eFigure } from '../../../shared/emission/Co2eFigure.tsx';
import { useEmissionTexts } from '../../../shared/emission/useEmissionTexts.ts';
import { Chunked } from '../../../shared/loading/Chunked.tsx';
import { useLocale } from '../../../shared/useLocale.ts';
import { useOwnSide } from '../useOwnSide.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import styles from './Fuel.module.css';
import { fuelChunk } from './fuelChunk.ts';
import { useSaveIleap } from './useSaveIleap.ts';
import { useShipmentCo2e } from './useShipmentCo2e.ts';

interface Co2eCardProps {
  readonly shipment: ShipmentRecord;
  readonly mayWrite: boolean;
}

/** What a shipment causes in CO2e; its fleet can say what the truck used. */
export const Co2eCard = ({ shipment, mayWrite }: Co2eCardProps) => {
  const texts = useEmissionTexts();
  const { fuel: words } = useShipmentTexts();
  const number = new Intl.NumberFormat(useLocale());
  const { data, isLoadingError, error, refetch } = useShipmentCo2e(shipment.id);
  const saving = useSaveIleap(shipment);
  const [enters, setEnters] = useState(false);
  const isFleet = useOwnSide() === 'carrier';
  const { status, assignment } = shipment;
  const isOver = status === 'delivered' || status === 'completed';
  const figure = data?.footprint;
  const whyNone = (reason: NonNullable<typeof data>['reason']): string => {
    if (reason === 'no_factor' && !assignment) return texts.noTruck;
    return reason ? texts.reason[reason] : texts.pending;
  };
  return (
    <Card title={texts.title}>
      <div className={styles.body}>
        {isLoadingError && <ReadFailure failure={error} onRetry={() => void refetch()} />}
        {figure && (
          <div className={styles.main}>
            <Co2eFigure footprint={figure} earlier={data.earlier} />
            <span className={styles.muted}>{texts.intensity(number.format(shownIntensity(figure)))}</span>
          </div>
        )}
        {data && !figure && <p className={styles.muted}>{whyNone(data.reason)}</p>}
        {figure && (
          <div className={styles.ways}>
            {isFleet && mayWrite && isOver && assignment && (
              <Button variant="secondary" onClick={() => setEnters(true)}>
                {figure.level === 'measured' ? words.change : words.enter}
              </Button>
            )}
            <Button variant="quiet" busy={saving.pending} onClick={() => void saving.run()}>
              {words.ileap}
            </Button>
          </div>
        )}
        {enters && assignment && (
          <Chunked chunk={fuelChunk}>
            {({ FuelDialog }) => (
              <FuelDialog shipmentId={shipment.id} plate={assignment.vehicle.plate} onClose={() => setEnters(false)} />
            )}
          </Chunked>
        )}
      </div>
    </Card>
  );
};
