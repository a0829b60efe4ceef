import * as v from 'valibot';
import { listQuery } from '../fields/listQuery.ts';
import { compliances } from '../papers/Compliance.ts';
import { documentAnswer } from '../papers/documentAnswer.ts';
import { bodyTypes } from './BodyType.ts';
import { euroClasses } from './EuroClass.ts';
import { fuels } from './Fuel.ts';
import { vehicleKinds } from './VehicleKind.ts';
import { vehicleStatuses } from './VehicleStatus.ts';

const id = v.pipe(v.string(), v.uuid());
const instant = v.pipe(v.string(), v.isoTimestamp());
const kind = v.picklist(vehicleKinds);
const bodyType = v.picklist(bodyTypes);
const fuel = v.picklist(fuels);
const measure = v.nullable(v.number());

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
    version: v.number(),
    createdAt: instant,
    updatedAt: instant,
    fleetNo: v.string(),
    plate: v.string(),
    plateCountry: v.string(),
    vin: v.nullable(v.string()),
    make: v.string(),
    model: v.string(),
    year: v.number(),
    kind,
    bodyType,
    payloadKg: v.number(),
    grossWeightKg: v.number(),
    volumeM3: measure,
    palletPositions: measure,
    temperatureC: v.nullable(v.object({ min: v.number(), max: v.number() })),
    adr: v.boolean(),
    fuel,
    euroClass: v.nullable(v.picklist(euroClasses)),
    odometerKm: v.number(),
    status: v.picklist(vehicleStatuses),
    compliance: v.picklist(compliances),
    photo: v.nullable(documentAnswer),
  }),
  v.metadata({ ref: 'Vehicle' }),
);

/** One vehicle, with its papers. */
export const vehicleRecordAnswer = v.pipe(
  v.object({ ...vehicleAnswer.entries, documents: v.array(documentAnswer) }),
  v.metadata({ ref: 'VehicleRecord' }),
);

export const supportedVehicleAnswer = v.object({
  kind,
  bodyType,
  make: v.string(),
  model: v.string(),
  payloadKg: v.number(),
  grossWeightKg: v.number(),
  volumeM3: measure,
  palletPositions: measure,
  fuel,
});

export const vehicleCountsAnswer = v.object(v.entriesFromList(vehicleStatuses, v.number()));
