import { dayOf } from '../../domain/calendar/dayOf.ts';
import { useNow } from './useNow.ts';

/** Today in the user's time zone, `YYYY-MM-DD`. */
export const useToday = (): string => dayOf(useNow());
