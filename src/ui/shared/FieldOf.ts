export interface FieldProps {
  readonly name: string;
  readonly value: string;
  /** Worded; undefined if there is none. */
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** The props of a form field, by its name. */
export type FieldOf<Name extends string> = (name: Name) => FieldProps;
