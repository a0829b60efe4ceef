/** Labels of choice options, by field path without the indices of lists. */
export type ChoiceWords = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/** The options of a value that is a choice or a list of choices; never for free text. */
type WordOf<Value> = Value extends string
  ? string extends Value
    ? never
    : Value
  : Value extends readonly (infer Word extends string)[]
    ? string extends Word
      ? never
      : Word
    : never;

/** Labels for every choice of a record: a choice or an option without one does not compile. */
export type WordsOfChoices<Facts> = {
  readonly [Name in keyof Facts as [WordOf<Facts[Name]>] extends [never] ? never : Name]: Readonly<
    Record<WordOf<Facts[Name]>, string>
  >;
};
