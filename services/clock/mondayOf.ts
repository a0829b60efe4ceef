const day = 86_400_000;

/** The Monday on or before a calendar day, both `YYYY-MM-DD`. */
export function mondayOf(date: string): string {
  const at = Date.parse(`${date}T00:00:00Z`);
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7;
  return new Date(at - sinceMonday * day).toISOString().slice(0, 10);
}
