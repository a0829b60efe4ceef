import type { ShipperTerms } from '../../terms/ShipperTerms.ts';
import { usualTerms } from '../../terms/usualTerms.ts';
import type { DemoShipper } from './demoShippers.ts';

/** The terms of a shipper of the demo: the usual ones, with a fee for a truck that was ordered and not used. */
export const demoTerms = ({ cancellationFee }: DemoShipper): ShipperTerms => ({ ...usualTerms, cancellationFee });
