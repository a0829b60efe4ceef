import type { VehicleFacts } from './vehicleFields.ts';

const reefer: VehicleFacts['bodyType'] = 'reefer';

/** Whether a body is built to keep a temperature, so that its range has to be named; any other may name one (product §5). */
export const mustKeepTemperature = (bodyType: string): boolean => bodyType === reefer;
