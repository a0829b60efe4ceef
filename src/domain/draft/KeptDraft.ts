/** Unsaved input of a form. */
export interface KeptDraft {
  /** Only the fields that were changed. */
  readonly fields: Readonly<Record<string, string>>;
  /** Version of the record being edited; undefined for a new one. */
  readonly version: number | undefined;
  /** Whether a file had been chosen. Files cannot be kept. */
  readonly hadFile: boolean;
}
