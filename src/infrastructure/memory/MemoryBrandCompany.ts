import type { BrandCompany } from '../../application/company/BrandCompany.ts';
import type { Company } from '../../domain/company/Company.ts';

export class MemoryBrandCompany implements BrandCompany {
  readonly #changes = new EventTarget();
  #company: Company | undefined;

  read(): Company | undefined {
    return this.#company;
  }

  keep(company: Company | undefined): void {
    this.#company = company;
    this.#changes.dispatchEvent(new Event('change'));
  }

  onChange(listener: () => void): () => void {
    this.#changes.addEventListener('change', listener);
    return () => this.#changes.removeEventListener('change', listener);
  }
}
