/** Why a shipper rejects a proof of delivery. Public: never rename one. */
export const podRejectReasons = [
  'unreadable',
  'wrong_document',
  'signature_missing',
  'quantities_differ',
  'times_missing',
  'other',
] as const;
