/** The counters of /metrics, with what they count and the label they are counted by. Public: dashboards know the names. */
export const counters = {
  haulage_shed_total: { help: 'Requests refused with 503, by reason.', label: 'reason' },
  haulage_unreadable_total: { help: 'Requests that could not be parsed, by status.', label: 'status' },
  haulage_security_events_total: { help: 'Security events, by name.', label: 'event' },
  haulage_mails_total: { help: 'Emails that were sent, failed for now, or were given up.', label: 'outcome' },
  haulage_uploaded_bytes_total: { help: 'Bytes of files that were taken in.', label: 'owner' },
} as const;

/** The gauges of /metrics, read when somebody asks. Public: dashboards know the names. */
export const gauges = {
  haulage_requests_waiting: 'Requests that wait until their caller may begin another.',
  haulage_calls_running: 'Calls of the services that run.',
  haulage_calls_waiting: 'Calls of the services that wait for their turn.',
  haulage_bodies_arriving: 'Bodies that are still arriving.',
  haulage_uploads_running: 'Uploads under way.',
  haulage_downloads_running: 'Downloads under way.',
  haulage_streams_open: 'Streams that tell screens what changes.',
  haulage_passwords_waiting: 'Passwords that wait to be checked.',
  haulage_connections: 'Open connections.',
  haulage_database_connections: 'Open connections to the database.',
  haulage_database_idle: 'Connections to the database that are not in use.',
  haulage_database_waiting: 'Transactions and statements that wait for a connection to the database.',
  haulage_memory_share: 'Share of the memory the process may use; above 0.9 requests are refused.',
  haulage_mail_waiting: 'Emails that wait to be sent; missing while the database does not answer.',
  haulage_mail_failing: 'Emails among them that failed before.',
  haulage_mail_oldest_seconds: 'Age of the oldest email that waits.',
} as const;

export type CounterName = keyof typeof counters;
export type GaugeName = keyof typeof gauges;
