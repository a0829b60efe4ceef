import type { OwnTerms } from '../../../src/application/terms/OwnTerms.ts';
import type { ShipperTerms } from '../../../src/domain/terms/ShipperTerms.ts';
import type { TermsFacts } from '../../../src/domain/terms/termsFields.ts';
import { termsFactory } from '../factories/termsFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** A shipper's terms, answered as configured. By default a change is saved. */
export class FakeOwnTerms implements OwnTerms {
  readonly changes: { readonly version: number; readonly terms: TermsFacts; readonly key: string }[] = [];
  terms: Outcome<ShipperTerms> = termsFactory.build();
  refusal: Outcome<ShipperTerms> | undefined;

  read(): Promise<ShipperTerms> {
    return settle(this.terms);
  }

  async change(version: number, terms: TermsFacts, key: string): Promise<ShipperTerms> {
    this.changes.push({ version, terms, key });
    if (this.refusal) return settle(this.refusal);
    this.terms = { ...terms, version: version + 1 };
    return this.terms;
  }
}
