import { type Compliance, compliances } from './Compliance.ts';

/** The worst of several: expired, then missing, then expiring; valid for an empty list. */
export const worstCompliance = (found: readonly Compliance[]): Compliance =>
  compliances.find((compliance) => found.includes(compliance)) ?? 'valid';
