import * as v from 'valibot';
import { vehicleEntries } from './vehicleFields.ts';

export const supportedVehicleAnswer = v.pick(v.object(vehicleEntries.answered), [
  'kind',
  'bodyType',
  'make',
  'model',
  'payloadKg',
  'grossWeightKg',
  'volumeM3',
  'palletPositions',
  'fuel',
]);

type SupportedVehicle = Readonly<v.InferOutput<typeof supportedVehicleAnswer>>;

type Row = readonly [
  kind: SupportedVehicle['kind'],
  bodyType: SupportedVehicle['bodyType'],
  make: string,
  model: string,
  payloadKg: number,
  grossWeightKg: number,
  volumeM3: number | null,
  palletPositions: number | null,
  fuel: SupportedVehicle['fuel'],
];

const rows: readonly Row[] = [
  ['tractor', 'other', 'DAF', 'XG+ 480 FT', 0, 18_000, null, null, 'diesel'],
  ['tractor', 'other', 'Iveco', 'S-Way AS440 NP', 0, 18_000, null, null, 'lng'],
  ['tractor', 'other', 'MAN', 'TGX 18.510', 0, 18_000, null, null, 'diesel'],
  ['tractor', 'other', 'Mercedes-Benz', 'Actros 1848 LS', 0, 18_000, null, null, 'diesel'],
  ['tractor', 'other', 'Mercedes-Benz', 'eActros 600', 0, 22_000, null, null, 'electric'],
  ['tractor', 'other', 'Renault', 'T High 520', 0, 18_000, null, null, 'diesel'],
  ['tractor', 'other', 'Scania', 'R 450 A4x2', 0, 18_000, null, null, 'diesel'],
  ['tractor', 'other', 'Volvo', 'FH 500 4x2', 0, 18_000, null, null, 'diesel'],
  ['rigid', 'box', 'DAF', 'LF 290 FA', 6_200, 12_000, 45, 18, 'diesel'],
  ['rigid', 'reefer', 'MAN', 'TGM 18.320', 9_000, 18_000, 42, 18, 'diesel'],
  ['rigid', 'curtainsider', 'Mercedes-Benz', 'Atego 1230', 5_800, 12_000, 42, 17, 'diesel'],
  ['rigid', 'swap_body', 'Mercedes-Benz', 'Actros 2548 L', 16_000, 26_000, 45, 18, 'diesel'],
  ['rigid', 'tipper', 'Scania', 'P 410 B8x4', 18_500, 32_000, 18, null, 'diesel'],
  ['rigid', 'box', 'Volvo', 'FE Electric', 14_000, 27_000, 50, 20, 'electric'],
  ['van', 'box', 'Fiat', 'Ducato L3H2', 1_400, 3_500, 13, 4, 'diesel'],
  ['van', 'box', 'Ford', 'E-Transit L4H3', 1_300, 4_250, 15.1, 4, 'electric'],
  ['van', 'box', 'Mercedes-Benz', 'Sprinter 317 CDI', 1_250, 3_500, 14, 4, 'diesel'],
  ['semi_trailer', 'bulk_silo', 'Feldbinder', 'KIP 60.3', 28_500, 35_000, 60, null, 'none'],
  ['semi_trailer', 'low_loader', 'Goldhofer', 'STZ-L 4', 36_000, 48_000, null, null, 'none'],
  ['semi_trailer', 'tipper', 'Kögel', 'SKM 24', 28_400, 35_000, 24, null, 'none'],
  ['semi_trailer', 'flatbed', 'Kögel', 'Multi', 28_800, 35_000, null, 33, 'none'],
  ['semi_trailer', 'curtainsider', 'Krone', 'Profi Liner', 28_900, 36_000, 91, 33, 'none'],
  ['semi_trailer', 'container_chassis', 'Krone', 'Box Liner eLTU 50', 35_200, 41_000, null, null, 'none'],
  ['semi_trailer', 'tanker', 'LAG', 'O-3-39', 28_700, 35_000, 39, null, 'none'],
  ['semi_trailer', 'reefer', 'Schmitz Cargobull', 'S.KO Cool', 27_300, 36_000, 88.5, 33, 'none'],
  ['semi_trailer', 'curtainsider', 'Schmitz Cargobull', 'S.CS Universal', 28_800, 35_000, 91, 33, 'none'],
  ['trailer', 'curtainsider', 'Schwarzmüller', 'Zentralachsanhänger 18 t', 13_500, 18_000, 52, 20, 'none'],
];

/** Common models in Europe with their usual capacities, to prefill a new vehicle. */
export const supportedVehicles: readonly SupportedVehicle[] = rows.map(
  ([kind, bodyType, make, model, payloadKg, grossWeightKg, volumeM3, palletPositions, fuel]) => ({
    kind,
    bodyType,
    make,
    model,
    payloadKg,
    grossWeightKg,
    volumeM3,
    palletPositions,
    fuel,
  }),
);
