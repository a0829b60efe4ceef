import { parseRecord, type PartsOf } from '../record/parseRecord.ts';
import type { Problems } from '../record/Problem.ts';
import type { Result } from '../record/Result.ts';
import { type DriverDraft, type DriverFacts, driverFields, type DriverPath } from './driverFields.ts';
import type { DriverStatus } from './DriverStatus.ts';

type Parts = PartsOf<typeof driverFields>;

interface DriverCircumstances {
  /** The status the driver has, or gets by being added. */
  readonly status: DriverStatus;
  /** YYYY-MM-DD where the person is. */
  readonly today: string;
}

/** A licence that has expired may be kept. */
const licenceProblems = ({ licence }: Parts, today: string): Problems<DriverPath> => {
  if (!licence) return {};
  const { issuedOn, expiresOn } = licence;
  return {
    'licence.issuedOn': issuedOn > today ? { code: 'in_future' } : undefined,
    'licence.expiresOn': expiresOn <= issuedOn ? { code: 'before_issue' } : undefined,
  };
};

/**
 * Reads what was typed about a driver, once: into their facts, or into what is wrong with each field. The drivers service refuses for
 * the same reasons (product §5).
 */
export const parseDriver = (
  draft: DriverDraft,
  { status, today }: DriverCircumstances,
): Result<DriverFacts, Problems<DriverPath>> =>
  parseRecord(driverFields, draft, (read) => ({
    phone: read.phone === undefined && status !== 'invited' ? { code: 'required' } : undefined,
    ...licenceProblems(read, today),
  }));
