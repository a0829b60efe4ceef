import type { ServiceIdentifier } from 'inversify';
import type { CompanyDetails } from '../../domain/company/CompanyDetails.ts';
import type { CompanyDraft, CompanyPath } from '../../domain/company/companyFields.ts';
import { parseCompany } from '../../domain/company/parseCompany.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { Saved } from '../shared/Saved.ts';
import type { SessionStore } from '../shared/SessionStore.ts';
import { writeRecord } from '../shared/writeRecord.ts';
import type { CompanyProfile } from './CompanyProfile.ts';

/** `base` is the company being edited. */
export type SaveCompany = (draft: CompanyDraft, base: CompanyDetails) => Promise<Saved<CompanyDetails, CompanyPath>>;
export const SaveCompany: ServiceIdentifier<SaveCompany> = Symbol('SaveCompany');

/**
 * Saves a company's details; returns the latest on a conflict. Also updates the name of the selected company. Safe to
 * retry.
 */
export const saveCompany =
  (profile: CompanyProfile, store: SessionStore, keys: IdempotencyKeys, changes: RecordChanges): SaveCompany =>
  async (draft, { id, version }) => {
    const facts = parseCompany(draft);
    if (!facts.ok) return { kind: 'invalid', problems: facts.problems };
    const content = { company: id, version, facts: facts.value };
    const written = await writeRecord(changes, {
      lists: ['details', 'memberships'],
      write: () => keys.once(content, (key) => profile.change(version, facts.value, key)),
      edited: { version, readLatest: () => profile.read() },
    });
    const { company } = store.read();
    if (company?.id === id) store.selectCompany({ ...company, name: written.record.name });
    return written;
  };
