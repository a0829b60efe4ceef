import { parseRecord, type PartsOf } from '../record/parseRecord.ts';
import type { Problems } from '../record/Problem.ts';
import type { Result } from '../record/Result.ts';
import { type DriverDraft, type DriverFacts, driverFields, type DriverPath } from './driverFields.ts';
import type { DriverStatus } from './DriverStatus.ts';

type Parts = PartsOf<typeof driverFields>;

interface DriverCircumstances {
  /** The driver's status; for a new driver the initial one. */
  readonly status: DriverStatus;
  /** `YYYY-MM-DD` in the user's time zone. */
  readonly today: string;
}

/** An expired licence may be saved. */
const licenceProblems = ({ licence }: Parts, today: string): Problems<DriverPath> => {
  if (!licence) return {};
  const { issuedOn, expiresOn } = licence;
  return {
    'licence.issuedOn': issuedOn && issuedOn > today ? { code: 'in_future' } : undefined,
    'licence.expiresOn': issuedOn && expiresOn && expiresOn <= issuedOn ? { code: 'before_issue' } : undefined,
  };
};

/** Parses the draft of a driver. The drivers service applies the same rules (product §5). */
export const parseDriver = (
  draft: DriverDraft,
  { status, today }: DriverCircumstances,
): Result<DriverFacts, Problems<DriverPath>> =>
  parseRecord(driverFields, draft, (read) => ({
    phone: read.phone === undefined && status !== 'invited' ? { code: 'required' } : undefined,
    ...licenceProblems(read, today),
  }));
