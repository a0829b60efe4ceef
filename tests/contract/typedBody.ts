import { singleSpaced } from '../../src/domain/outside/singleSpaced.ts';
import type { Field, Fields } from '../../src/domain/record/Field.ts';
import { typedNumber } from '../../src/domain/record/typedNumber.ts';

type Typed = Readonly<Record<string, string>>;

const typedValue = (field: Field, draft: Typed, path: string): unknown => {
  if (field.kind === 'list') throw new TypeError(`${path} is a list`);
  if (field.kind === 'group') {
    const isBlank = Object.keys(draft).every((key) => !key.startsWith(`${path}.`) || draft[key]?.trim() === '');
    return field.optional && isBlank ? null : typedBody(field.fields, draft, `${path}.`);
  }
  const typed = draft[path] ?? '';
  if (field.kind === 'flag') return typed === 'yes';
  if (field.kind === 'choices') return typed.split(/\s+/).filter(Boolean);
  if (field.kind === 'choice') return typed.trim() === '' ? null : typed;
  if (typed.trim() === '') return field.optional || field.kind === 'number' ? null : '';
  return field.kind === 'number' ? (typedNumber(typed, field.decimals === 0) ?? typed) : singleSpaced(typed);
};

/** The body of an unchecked draft, to see what the service itself makes of it. */
export const typedBody = (fields: Fields, draft: Typed, prefix = ''): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, typedValue(field, draft, `${prefix}${name}`)]),
  );
