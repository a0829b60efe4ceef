import styles from './Co2e.module.css';
import { Co2eFigure } from './Co2eFigure.tsx';
import { useEmissionTexts } from './useEmissionTexts.ts';
import { useLoadCo2e } from './useLoadCo2e.ts';

interface LoadCo2eProps {
  readonly loadId: string;
  readonly vehicleId: string;
  readonly trailerId: string;
}

/** What a load would cause with the truck that is chosen. Nothing where it cannot be read: an offer does not wait for it. */
export const LoadCo2e = ({ loadId, vehicleId, trailerId }: LoadCo2eProps) => {
  const { title, reason } = useEmissionTexts();
  const { data } = useLoadCo2e(loadId, vehicleId, trailerId);
  if (!data) return null;
  return (
    <p className={styles.estimate}>
      <span>{title}</span>
      {data.footprint && <Co2eFigure footprint={data.footprint} />}
      {data.reason && <small>{reason[data.reason]}</small>}
    </p>
  );
};
