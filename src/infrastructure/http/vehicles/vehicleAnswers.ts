import * as v from 'valibot';
import { compliances } from '../../../domain/paper/Compliance.ts';
import { bodyTypes } from '../../../domain/vehicle/BodyType.ts';
import { euroClasses } from '../../../domain/vehicle/EuroClass.ts';
import { fuels } from '../../../domain/vehicle/Fuel.ts';
import { vehicleKinds } from '../../../domain/vehicle/VehicleKind.ts';
import { vehicleStatuses } from '../../../domain/vehicle/VehicleStatus.ts';
import { idAnswer, instantAnswer, optional, optionalText } from '../answers.ts';
import { documentAnswer } from '../papers/documentAnswer.ts';
import { listAnswer } from '../listAnswer.ts';

const capacities = {
  kind: v.picklist(vehicleKinds),
  bodyType: v.picklist(bodyTypes),
  make: v.string(),
  model: v.string(),
  payloadKg: v.number(),
  grossWeightKg: v.number(),
  volumeM3: optional(v.number()),
  palletPositions: optional(v.number()),
  fuel: v.picklist(fuels),
};

export const supportedVehicleAnswer = v.object(capacities);

const vehicle = {
  ...capacities,
  id: idAnswer,
  version: v.number(),
  createdAt: instantAnswer,
  updatedAt: instantAnswer,
  fleetNo: v.string(),
  plate: v.string(),
  plateCountry: v.string(),
  vin: optionalText,
  year: v.number(),
  temperatureC: optional(v.object({ min: v.number(), max: v.number() })),
  adr: v.boolean(),
  euroClass: optional(v.picklist(euroClasses)),
  odometerKm: v.number(),
  status: v.picklist(vehicleStatuses),
  compliance: v.picklist(compliances),
  photo: optional(documentAnswer),
};

export const vehicleAnswer = v.object(vehicle);

/** A paper that cannot be read is left out, and the vehicle stays. */
export const vehicleRecordAnswer = v.object({ ...vehicle, documents: v.optional(listAnswer(documentAnswer), []) });
