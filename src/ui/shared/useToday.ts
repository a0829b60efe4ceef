import { dayOf } from '../../domain/calendar/dayOf.ts';
import { useNow } from './useNow.ts';

/** The day it is where the person is, `YYYY-MM-DD`. */
export const useToday = (): string => dayOf(useNow());
