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

/** Reads an errors list, skipping items without a message (seed §3) and limits that are not numbers. Never throws. */
export const readFieldErrors = (raw: unknown): readonly FieldError[] => {
  const items: readonly unknown[] = Array.isArray(raw) ? raw : [];
  return items.flatMap((item) => {
    const message = (typeof item === 'string' ? item : ownText(item, 'message'))?.trim();
    if (!message) return [];
    return [{ field: ownText(item, 'field')?.trim() ?? '', message, ...readCode(item), ...readLimits(item) }];
  });
};
