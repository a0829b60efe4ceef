/**
 * What is written to the log as a security event, and how it matters: `info` for what people may do, `warn` for what was refused.
 * Public: alarms know the names.
 */
export const securityEvents = {
  signed_in: 'info',
  sign_in_failed: 'warn',
  sign_in_locked: 'warn',
  signed_out: 'info',
  sign_ins_ended: 'info',
  token_refused: 'warn',
  signed_up: 'info',
  code_requested: 'info',
  code_refused: 'warn',
  account_confirmed: 'info',
  account_administered: 'warn',
  password_confirmed: 'info',
  password_changed: 'info',
  password_reset: 'info',
  password_refused: 'warn',
  member_added: 'info',
  invitation_repeated: 'info',
  member_removed: 'info',
  role_changed: 'info',
  role_refused: 'warn',
  company_refused: 'warn',
  foreign_page_refused: 'warn',
  rate_limited: 'warn',
  rows_exported: 'info',
  file_infected: 'warn',
  paper_downloaded: 'info',
  invitation_code_read: 'info',
  brand_changed: 'warn',
  backup_written: 'warn',
  backup_restored: 'warn',
  files_moved: 'warn',
} as const;

export type SecurityEvent = keyof typeof securityEvents;
