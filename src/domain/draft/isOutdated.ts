import type { KeptDraft } from './KeptDraft.ts';

/**
 * Whether the record has been saved by somebody else since the draft was started; `version` is the record's current
 * one.
 */
export const isOutdated = (kept: KeptDraft | undefined, version: number | undefined): boolean =>
  kept !== undefined && kept.version !== version && Object.keys(kept.fields).length > 0;
