/** Labels of choice options, by field path without the indices of lists. */
export type ChoiceWords = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/** Labels for every choice of a record: a choice or an option without one does not compile. */
export type WordsOfChoices<Facts> = {
  readonly [
    Name in keyof Facts as string extends Facts[Name] ? never : NonNullable<Facts[Name]> extends string ? Name : never
  ]: Readonly<Record<Extract<Facts[Name], string>, string>>;
};
