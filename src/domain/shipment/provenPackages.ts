import { ownField } from '../outside/ownField.ts';
import type { ShipmentDocument } from './ShipmentDocument.ts';
import type { ShipmentEvent } from './ShipmentEvent.ts';

const counted = ['delivered', 'short', 'damaged'] as const;

/** How many packages a proof among the events tells; undefined where it tells none. */
export const provenPackages = ({ data }: Pick<ShipmentEvent, 'data'>): ShipmentDocument['packages'] => {
  const [delivered, short, damaged] = counted.map((name) => ownField(ownField(data, 'packages'), name));
  return typeof delivered === 'number' && typeof short === 'number' && typeof damaged === 'number'
    ? { delivered, short, damaged }
    : undefined;
};
