import { tooLateReason } from '../verdict/tooLateReason.ts';
import { type Driven, isAssignable } from './isAssignable.ts';

/** Whether a truck fits without a second thought: it can be assigned, and comes before the first window ends. The same for loads and for shipments. */
export const isInTime = (truck: Driven): boolean => isAssignable(truck) && tooLateReason(truck.verdict) === undefined;
