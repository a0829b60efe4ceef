/**
 * The step of a picker's hour, minute or second: 1 unless it is a whole number of at least 1 (seed §9, product §2.19).
 */
export const pickerStep = (raw: unknown): number => (Number.isSafeInteger(raw) && Number(raw) >= 1 ? Number(raw) : 1);
