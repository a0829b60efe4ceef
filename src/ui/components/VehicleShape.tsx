import type { VehicleFacts } from '../../domain/vehicle/vehicleFields.ts';
import styles from './VehicleShape.module.css';

/** Facing right, on wheels of radius 3, in a 40 × 24 box. */
const shapes: Readonly<Record<VehicleFacts['kind'], { readonly body: string; readonly wheels: readonly number[] }>> = {
  tractor: { body: 'M20 3h8.5L34 10v8.5H5V14h15zM23 6v4.5h7.5L27 6z', wheels: [10, 28] },
  rigid: { body: 'M2 3h23v15.5H2zM26.5 7h6.5l5 5.5v6h-11.5zM29 9.5v3.5h5.5l-3-3.5z', wheels: [8, 32] },
  van: { body: 'M3 5h21c5 0 8.5 3 10.5 7l3 1v5.5H3zM24 7.5V12h7c-1.5-3-4-4.5-7-4.5z', wheels: [10, 30] },
  semi_trailer: { body: 'M2 3h36v12.5h-4V21h-2v-5.5H2z', wheels: [7.5, 15] },
  trailer: { body: 'M2 3h30v12.5h6V18H2z', wheels: [8, 26] },
};

/** A pictogram of a vehicle's kind, shown beside the word. */
export const VehicleShape = ({ kind }: { readonly kind: VehicleFacts['kind'] }) => {
  const { body, wheels } = shapes[kind];
  return (
    <svg className={styles.shape} viewBox="0 0 40 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={body} />
      {wheels.map((at) => (
        <circle key={at} className={styles.wheel} cx={at} cy="19.5" r="3.5" />
      ))}
    </svg>
  );
};
