import type { podRejectReasons } from './podRejectReasons.ts';
import type { ShipmentDocument } from './ShipmentDocument.ts';

/** Reasons that facts of the form can put right, without another file. */
const aboutFacts: ReadonlySet<string> = new Set([
  'quantities_differ',
  'times_missing',
] satisfies readonly (typeof podRejectReasons)[number][]);

interface Sent {
  readonly files: readonly { readonly name: string; readonly size: number }[];
  readonly isSigned: boolean;
}

/** Whether a proof has nothing but files of the one before, which was rejected for what is in them. */
export const repeatsFiles = (
  before: Pick<ShipmentDocument, 'files' | 'rejected'> | undefined,
  { files, isSigned }: Sent,
): boolean =>
  before?.rejected !== undefined &&
  !aboutFacts.has(before.rejected.reason) &&
  !isSigned &&
  files.every(({ name, size }) => before.files.some((each) => each.name === name && each.size === size));
