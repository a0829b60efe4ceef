import { type Compliance, compliances } from './Compliance.ts';

/** The worst of several: expired before missing, missing before expiring; none at all is valid. */
export const worstCompliance = (found: readonly Compliance[]): Compliance =>
  compliances.find((compliance) => found.includes(compliance)) ?? 'valid';
