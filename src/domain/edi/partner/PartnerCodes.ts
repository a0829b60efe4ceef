import type { ResponseAction } from '../response/TenderResponse.ts';
import type { EdiAddress } from '../EdiInterchange.ts';
import type { FileStatus } from '../status/FileEvent.ts';
import type { EdiReason } from '../status/statusCodes.ts';

/** A partner with the codes that it uses otherwise than most, by code where files are read and by word where they are written. */
export interface PartnerCodes {
  /** What its files come from, and files to it go to. */
  readonly address: EdiAddress;
  /** The name of its company here; undefined where its id is that name. */
  readonly company: string | undefined;
  readonly read: {
    readonly status: Readonly<Record<string, FileStatus>>;
    readonly reason: Readonly<Record<string, EdiReason>>;
    readonly answer: Readonly<Record<string, ResponseAction>>;
  };
  readonly write: WrittenCodes;
}

/** Codes by the words of `statusCodes`, `reasonCodes` and `responseCodes`. */
export interface WrittenCodes {
  /** `null` for a status that the partner is not told. */
  readonly status: Readonly<Record<string, string | null>>;
  readonly reason: Readonly<Record<string, string>>;
  readonly answer: Readonly<Record<string, string>>;
}
