import { ownField } from '../outside/ownField.ts';
import { ownText } from '../outside/ownText.ts';
import type { Limits } from '../record/Problem.ts';
import type { FieldError } from './FieldError.ts';

const readCode = (item: unknown): Pick<FieldError, 'code'> => {
  const code = ownText(item, 'code');
  return code === undefined ? {} : { code };
};

const readLimit = (limits: unknown, name: keyof Limits): Limits => {
  const limit = ownField(limits, name);
  return typeof limit === 'number' && Number.isFinite(limit) ? { [name]: limit } : {};
};

const readLimits = (item: unknown): Pick<FieldError, 'limits'> => {
  const raw = ownField(item, 'limits');
  const limits = { ...readLimit(raw, 'least'), ...readLimit(raw, 'most'), ...readLimit(raw, 'decimals') };
  return Object.keys(limits).length > 0 ? { limits } : {};
};

/** Reads an item of an errors list without limits that are not numbers; undefined without a message (seed §3). Never throws. */
export const readFieldError = (item: unknown): FieldError | undefined => {
  const message = (typeof item === 'string' ? item : ownText(item, 'message'))?.trim();
  if (!message) return undefined;
  return { field: ownText(item, 'field')?.trim() ?? '', message, ...readCode(item), ...readLimits(item) };
};
