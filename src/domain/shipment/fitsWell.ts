import { graveDoubts } from '../verdict/graveDoubts.ts';
import { type Driven, isAssignable } from './isAssignable.ts';

/** Whether a truck fits without a second thought: it can be assigned, comes before the first window ends, and is not too heavy for the route. */
export const fitsWell = (truck: Driven): boolean => isAssignable(truck) && graveDoubts(truck.verdict).length === 0;
