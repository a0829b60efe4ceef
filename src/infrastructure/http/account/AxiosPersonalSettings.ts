import type { PersonalSettings } from '../../../application/account/PersonalSettings.ts';
import { ignored } from '../answers.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';

const user = ignored(['id', 'name', 'email', 'phone', 'region']);

/** A person's own settings over HTTP. */
export class AxiosPersonalSettings implements PersonalSettings {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  async chooseRegion(region: string | undefined): Promise<void> {
    await this.#http.call('PUT /api/v1/users/region', { body: { region: region ?? null }, answer: user });
  }
}
