import type { Problem } from './Problem.ts';
import type { Result } from './Result.ts';

/** Units of quantities in records. */
export type Unit = 'kg' | 'm3' | 'km' | 'celsius' | 'm' | 'min';

/** How a value is entered and shown. `lines` is multi-line text, `choices` any number of the options, `moment` a typed date and time. */
export type Kind =
  | 'text'
  | 'lines'
  | 'number'
  | 'choice'
  | 'choices'
  | 'flag'
  | 'day'
  | 'moment'
  | 'email'
  | 'phone'
  | 'country'
  | 'reference';

/**
 * One value of a record: how it is entered, checked and written. Limits are in its unit, or in code points for text.
 */
export interface Scalar<Value = unknown, Optional extends boolean = boolean> {
  readonly kind: Kind;
  readonly optional: Optional;
  readonly unit?: Unit | undefined;
  readonly options?: readonly string[] | undefined;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  readonly decimals?: number | undefined;
  /** Parses a non-blank input. */
  read(typed: string): Result<Value, Problem>;
  /** Formats a value for the form. */
  write(value: Value): string;
}

/** Values that belong together, such as an address. An optional group is given whole or not at all. */
export interface Group<Of extends Fields = Fields, Optional extends boolean = boolean> {
  readonly kind: 'group';
  readonly optional: Optional;
  readonly fields: Of;
}

/** Repeated groups in order, such as stops. Limits are numbers of items. */
export interface List<Of extends Fields = Fields> {
  readonly kind: 'list';
  readonly fields: Of;
  readonly least: number;
  readonly most: number;
}

export type Field = Scalar | Group | List;

/** Fields by name, in display order. */
export interface Fields {
  readonly [name: string]: Field;
}

/** The table of a record: its fields, each in a section of the form and the page. */
export interface FieldsInSections {
  readonly [name: string]: Field & { readonly section: string };
}
