import * as v from 'valibot';
import type { CompanyBook } from '../../../application/company/CompanyBook.ts';
import type { CompanyDetails } from '../../../domain/company/CompanyDetails.ts';
import { idAnswer } from '../answers.ts';
import type { BodyOf } from '../contract/Operation.ts';
import { dataOf } from '../dataOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { withFieldNames } from '../withFieldNames.ts';

const path = '/v1/company';

const text = v.nullish(v.string(), '');

const details = v.pipe(
  v.object({
    id: idAnswer,
    version: v.number(),
    audience: v.picklist(['fleet', 'office']),
    name: v.string(),
    phone: text,
    email: text,
    address: v.nullish(v.object({ street: v.string(), postcode: v.string(), city: v.string(), country: v.string() })),
    vatId: text,
  }),
  v.transform(({ address, ...rest }) => ({
    ...rest,
    ...(address ?? { street: '', postcode: '', city: '', country: '' }),
  })),
);

const orNull = (value: string): string | null => (value === '' ? null : value);

const onTheWire = ({
  version,
  name,
  phone,
  email,
  street,
  postcode,
  city,
  country,
  vatId,
}: CompanyDetails): BodyOf<'PUT /v1/company'> => ({
  version,
  name,
  phone: orNull(phone),
  email: orNull(email),
  address: street === '' ? null : { street, postcode, city, country },
  vatId: orNull(vatId),
});

/** The details of the selected company over HTTP. */
export class AxiosCompanyBook implements CompanyBook {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  read(signal?: AbortSignal): Promise<CompanyDetails> {
    return this.#http.call({ method: 'GET', path, answer: dataOf(details), background: true, signal });
  }

  change(changed: CompanyDetails): Promise<CompanyDetails> {
    const writing = this.#http.call({ method: 'PUT', path, body: onTheWire(changed), answer: dataOf(details) });
    return writing.catch(withFieldNames((field) => field.replace(/^address\./, '')));
  }
}
