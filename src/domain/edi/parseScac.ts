/** Standard carrier alpha code (SCAC): 2 to 4 letters, in capitals. */
export type ParsedScac =
  { readonly ok: true; readonly scac: string } | { readonly ok: false; readonly problem: 'missing' | 'wrong' };

/** Reads a carrier code as it was typed. */
export const parseScac = (typed: string): ParsedScac => {
  const scac = typed.trim().toUpperCase();
  if (scac === '') return { ok: false, problem: 'missing' };
  return /^[A-Z]{2,4}$/.test(scac) ? { ok: true, scac } : { ok: false, problem: 'wrong' };
};
