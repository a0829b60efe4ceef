/** In kg: hardly any load is so light, and many are so heavy in tonnes. */
const lightLoad = 100;

/** Whether a weight that is read as kilograms may have been written in tonnes, such as `18,4`. */
export const mayBeTonnes = (typed: string, grossKg: number): boolean => grossKg < lightLoad && /[.,]\d/.test(typed);
