const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether a text is a currency in use (ISO 4217), in upper case. */
export const isCurrency = (code: string): boolean => currencies.has(code);
