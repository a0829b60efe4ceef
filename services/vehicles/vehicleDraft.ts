import * as v from 'valibot';
import { versionField } from '../fields/versionField.ts';
import { temperatureRange, vehicleEntries } from './vehicleFields.ts';
import { vehicleStatuses } from './VehicleStatus.ts';

const entries = { ...vehicleEntries.accepted, temperatureC: v.nullish(temperatureRange, null) };

/** A vehicle's details. */
export const vehicleDraft = v.strictObject(entries);

export type VehicleDraft = v.InferOutput<typeof vehicleDraft>;

export const vehicleChange = v.strictObject({ ...entries, version: versionField });

export type VehicleChange = v.InferOutput<typeof vehicleChange>;

export const vehicleMove = v.strictObject({ status: v.picklist(vehicleStatuses), version: versionField });

export type VehicleMove = v.InferOutput<typeof vehicleMove>;
