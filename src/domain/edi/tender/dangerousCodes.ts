/** How a message says that goods are dangerous: rules (EDIFACT 8273), packing groups (8339), texts (4451). */
export const dangerousCodes = {
  /** Of the road. */
  rules: 'ADR',
  /** Great, medium and minor danger. */
  packingGroups: { I: '1', II: '2', III: '3' },
  /** Proper shipping name, and whatever has no element of its own. */
  name: 'AAD',
  remark: 'AAC',
} as const;
