/** Contact and billing details. */
export interface DemoDetails {
  readonly phone: string;
  readonly email: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly vat_id: string;
}

/** Contact and billing details in the order of the columns. */
export const details = (...values: readonly [string, string, string, string, string, string, string]): DemoDetails => {
  const [phone, email, street, postcode, city, country, vat_id] = values;
  return { phone, email, street, postcode, city, country, vat_id };
};
