/** What was typed into a form and not saved yet. */
export interface KeptDraft {
  /** The fields that were changed, and no others. */
  readonly fields: Readonly<Record<string, string>>;
  /** Of the record that was being changed; undefined for a new one. */
  readonly version: number | undefined;
  /** Whether a file had been chosen, which cannot be kept. */
  readonly hadFile: boolean;
}
