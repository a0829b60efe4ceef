import * as v from 'valibot';
import { listQuery } from '../fields/listQuery.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { compliances } from '../papers/Compliance.ts';
import { documentAnswer } from '../papers/documentAnswer.ts';
import { vehicleEntries } from './vehicleFields.ts';
import { vehicleStatuses } from './VehicleStatus.ts';

const id = v.pipe(v.string(), v.uuid());
const instant = v.pipe(v.string(), v.isoTimestamp());
const { answered } = vehicleEntries;
const { kind, bodyType, make, model, payloadKg, grossWeightKg, volumeM3, palletPositions, fuel } = answered;

export const vehicleQuery = listQuery(
  ['fleetNo', 'plate', 'make', 'odometerKm', 'createdAt', 'papersUntil'],
  'fleetNo',
  {
    status: v.optional(v.picklist(vehicleStatuses)),
    kind: v.optional(kind),
    bodyType: v.optional(bodyType),
    compliance: v.optional(v.picklist(compliances)),
  },
);

export type VehicleQuery = v.InferOutput<typeof vehicleQuery>;

export const vehicleAnswer = v.pipe(
  v.object({
    id,
    companyId: id,
    version: wholeNumber,
    createdAt: instant,
    updatedAt: instant,
    ...answered,
    temperatureC: v.nullable(v.object({ min: v.number(), max: v.number() })),
    status: v.picklist(vehicleStatuses),
    compliance: v.picklist(compliances),
    photo: v.nullable(documentAnswer),
  }),
  v.metadata({ ref: 'Vehicle' }),
);

/** A vehicle with its documents. */
export const vehicleRecordAnswer = v.pipe(
  v.object({ ...vehicleAnswer.entries, documents: v.array(documentAnswer) }),
  v.metadata({ ref: 'VehicleRecord' }),
);

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

export const vehicleCountsAnswer = v.object(v.entriesFromList(vehicleStatuses, wholeNumber));
