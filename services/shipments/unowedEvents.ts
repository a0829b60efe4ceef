import { traitsOf } from './fold/eventTraits.ts';
import { eventTypes } from './fold/shipmentMoves.ts';

/** Events told often, and without a bearing on what is owed. */
export const unowedEvents: readonly string[] = eventTypes.filter((type) => !traitsOf(type).isOwed);
