import type { KeptDraft } from './KeptDraft.ts';

/** Whether the record that was typed over has been saved since, by somebody else; `version` is that of the record now. */
export const isOutdated = (kept: KeptDraft | undefined, version: number | undefined): boolean =>
  kept !== undefined && kept.version !== version && Object.keys(kept.fields).length > 0;
