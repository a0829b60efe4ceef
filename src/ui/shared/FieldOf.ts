export interface FieldProps {
  readonly name: string;
  readonly value: string;
  /** In words; undefined while there is none. */
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** What each field of a form is given, by its name. */
export type FieldOf<Name extends string> = (name: Name) => FieldProps;
