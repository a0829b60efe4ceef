/** The words for the options of choices, by the path of the field. */
export type ChoiceWords = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
