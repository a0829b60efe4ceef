/** What a combobox says about its list. */
export interface ComboboxTexts {
  readonly list: string;
  readonly pending: string;
  readonly failed: string;
  readonly none: (words: string) => string;
  readonly found: (count: number) => string;
}
