import { hasOneDecimal } from './hasOneDecimal.ts';
import { mustKeepTemperature } from './mustKeepTemperature.ts';
import { typedNumber } from './typedNumber.ts';
import type { VehicleDraft } from './VehicleDraft.ts';
import type { VehicleProblem } from './VehicleProblem.ts';

type End = 'temperatureC.min' | 'temperatureC.max';

const checkEnd = (typed: string): VehicleProblem | undefined => {
  if (typed.trim() === '') return 'required';
  const degrees = typedNumber(typed);
  const fits = degrees !== undefined && degrees >= -40 && degrees <= 40 && hasOneDecimal(degrees);
  return fits ? undefined : 'temperature';
};

/** What is wrong with the range a vehicle keeps (°C, −40 to 40): both ends or neither, and never neither for a reefer. */
export const checkTemperatures = (
  draft: Pick<VehicleDraft, 'bodyType' | End>,
): Readonly<Partial<Record<End, VehicleProblem | undefined>>> => {
  const { bodyType, 'temperatureC.min': min, 'temperatureC.max': max } = draft;
  if (min.trim() === '' && max.trim() === '') {
    const missing = mustKeepTemperature(bodyType) ? 'temperature-reefer' : undefined;
    return { 'temperatureC.min': missing, 'temperatureC.max': missing };
  }
  const isWrong = Number(typedNumber(min)) > Number(typedNumber(max));
  return {
    'temperatureC.min': checkEnd(min),
    'temperatureC.max': checkEnd(max) ?? (isWrong ? 'temperature-order' : undefined),
  };
};
