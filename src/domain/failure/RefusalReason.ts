/** Why a service refused a whole request, where the status alone does not tell. */
export const refusalReasons = [
  'stale',
  'not_allowed',
  'last_owner',
  'member_already',
  'so_already',
  'retired',
  'by_shipment',
  'in_use',
  'not_in_service',
  'has_left',
  'not_active',
  'no_phone',
  'app_already',
  'accepted',
  'revoked',
  'expired',
  'too_many_tries',
  'code_in_mail',
  'too_many_documents',
  'too_many_writes',
  'under_way',
  'key_reused',
  'password_needed',
  'infected',
] as const;

export type RefusalReason = (typeof refusalReasons)[number];
