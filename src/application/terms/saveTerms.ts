import type { ServiceIdentifier } from 'inversify';
import { parseTerms } from '../../domain/terms/parseTerms.ts';
import type { ShipperTerms } from '../../domain/terms/ShipperTerms.ts';
import type { TermsDraft, TermsPath } from '../../domain/terms/termsFields.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { Saved } from '../shared/Saved.ts';
import { writeAndPublish } from '../shared/writeAndPublish.ts';
import { writeOrReadLatest } from '../shared/writeOrReadLatest.ts';
import type { OwnTerms } from './OwnTerms.ts';

/** `base` are the terms being edited. */
export type SaveTerms = (draft: TermsDraft, base: ShipperTerms) => Promise<Saved<ShipperTerms, TermsPath>>;
export const SaveTerms: ServiceIdentifier<SaveTerms> = Symbol('SaveTerms');

/** Sets a shipper's terms; returns the latest on a conflict. Offers show the terms too, so requests are stale. Safe to retry. */
export const saveTerms =
  (terms: OwnTerms, keys: IdempotencyKeys, changes: RecordChanges): SaveTerms =>
  async (draft, { version }) => {
    const read = parseTerms(draft);
    if (!read.ok) return { kind: 'invalid', problems: read.problems };
    const content = { terms: read.value, version };
    return writeAndPublish(changes, ['details', 'requests'], () =>
      writeOrReadLatest({
        version,
        write: () => keys.once(content, (key) => terms.change(version, read.value, key)),
        readLatest: () => terms.read(),
      }),
    );
  };
