import type { Stop } from '../../stop/Stop.ts';

/** Whether partners weigh a load in pounds: within the United States they do. */
export const isInPounds = (stops: readonly Stop[]): boolean => stops.every(({ place }) => place?.country === 'US');
