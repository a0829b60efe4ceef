import type { BrandCompany } from '../../../src/application/company/BrandCompany.ts';
import type { Company } from '../../../src/domain/company/Company.ts';
import { Listeners } from './Listeners.ts';

export class FakeBrandCompany implements BrandCompany {
  readonly #changes = new Listeners();
  #company: Company | undefined;

  constructor(company?: Company) {
    this.#company = company;
  }

  read(): Company | undefined {
    return this.#company;
  }

  keep(company: Company | undefined): void {
    this.#company = company;
    this.#changes.tell();
  }

  onChange(listener: () => void): () => void {
    return this.#changes.add(listener);
  }
}
