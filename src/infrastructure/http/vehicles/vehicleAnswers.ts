import * as v from 'valibot';
import { compliances } from '../../../domain/paper/Compliance.ts';
import { vehicleFields } from '../../../domain/vehicle/vehicleFields.ts';
import { vehiclePauseFields, vehicleStatuses } from '../../../domain/vehicle/VehicleStatus.ts';
import { idAnswer, instantAnswer, ignoring, optional } from '../answers.ts';
import { listAnswer } from '../listAnswer.ts';
import { documentAnswer } from '../papers/documentAnswer.ts';
import { answersOf } from '../record/answersOf.ts';

const facts = answersOf(vehicleFields);

const { kind, bodyType, make, model, payloadKg, grossWeightKg, volumeM3, palletPositions, fuel } = facts;

export const supportedVehicleAnswer = v.object({
  kind,
  bodyType,
  make,
  model,
  payloadKg,
  grossWeightKg,
  volumeM3,
  palletPositions,
  fuel,
});

const vehicle = {
  ...facts,
  id: idAnswer,
  version: v.number(),
  createdAt: instantAnswer,
  updatedAt: instantAnswer,
  status: v.picklist(vehicleStatuses),
  pause: v.object(answersOf(vehiclePauseFields)),
  compliance: v.picklist(compliances),
  photo: optional(documentAnswer),
};

const coupled = optional(v.object({ id: idAnswer, fleetNo: v.string(), plate: v.string() }));
const assignment = v.object({
  driver: optional(v.object({ id: idAnswer, name: v.string() })),
  trailer: coupled,
  behind: coupled,
});

export const vehicleAnswer = ignoring(['companyId'], v.object(vehicle));

/** A malformed paper is skipped, the vehicle stays. */
export const vehicleRecordAnswer = ignoring(
  ['companyId'],
  v.object({ ...vehicle, documents: listAnswer(documentAnswer), assignment }),
);
