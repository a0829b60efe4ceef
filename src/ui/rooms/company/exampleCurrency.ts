/** Terms hold in the currency of each request; on their own page amounts are shown in this one. */
export const exampleCurrency = 'EUR';
