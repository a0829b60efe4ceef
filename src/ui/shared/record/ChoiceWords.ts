/** Labels of choice options, by field path. */
export type ChoiceWords = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
