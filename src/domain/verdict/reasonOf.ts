import type { RefusedField } from '../failure/RefusedField.ts';
import { ownField } from '../outside/ownField.ts';
import { ownText } from '../outside/ownText.ts';
import { type Measure, type Reason, reasonCodes } from './Reason.ts';

const sides = ['vehicle', 'trailer', 'driver'] as const;

const readMeasure = (raw: unknown): Measure | undefined => {
  if (typeof raw === 'number') return raw;
  if (Array.isArray(raw)) return raw.filter((word) => typeof word === 'string');
  const [min, max] = [ownField(raw, 'min'), ownField(raw, 'max')];
  return typeof min === 'number' && typeof max === 'number' ? { min, max } : undefined;
};

/** The reason that keeps a combination from being booked, of a refusal that says it. */
export const reasonOf = ({ field, because }: RefusedField): Reason | undefined => {
  const code = reasonCodes.find((each) => each === field);
  if (code === undefined || because === undefined) return undefined;
  const of = sides.find((each) => each === ownField(because, 'of'));
  const [has, needs] = [readMeasure(ownField(because, 'has')), readMeasure(ownField(because, 'needs'))];
  const until = ownText(because, 'until');
  return {
    code,
    severity: 'block',
    ...(of && { of }),
    ...(has !== undefined && { has }),
    ...(needs !== undefined && { needs }),
    ...(until !== undefined && { until }),
  };
};
