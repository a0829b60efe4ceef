import { carriesLoad } from './carriesLoad.ts';
import { typedNumber } from './typedNumber.ts';
import type { VehicleDraft } from './VehicleDraft.ts';
import type { VehicleProblem } from './VehicleProblem.ts';

type Weights = Pick<VehicleDraft, 'kind' | 'payloadKg' | 'grossWeightKg'>;

const payloadProblem = (payload: number | undefined, kind: string): VehicleProblem | undefined => {
  if (payload === undefined || payload < 0 || payload > 100_000) return 'payload';
  return payload === 0 && carriesLoad(kind) ? 'payload-none' : undefined;
};

const grossProblem = (gross: number | undefined, payload: number | undefined): VehicleProblem | undefined => {
  if (gross === undefined || gross < 500 || gross > 150_000) return 'gross-weight';
  return payload !== undefined && gross <= payload ? 'gross-below-payload' : undefined;
};

/** What is wrong with payload and gross weight (kg): a tractor alone may carry nothing, and all weigh more than they carry. */
export const checkWeights = ({
  kind,
  payloadKg,
  grossWeightKg,
}: Weights): Readonly<Record<'payloadKg' | 'grossWeightKg', VehicleProblem | undefined>> => {
  const payload = typedNumber(payloadKg, true);
  return {
    payloadKg: payloadProblem(payload, kind),
    grossWeightKg: grossProblem(typedNumber(grossWeightKg, true), payload),
  };
};
