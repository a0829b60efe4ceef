/** The language of the browser; American English if that is no language, as under some settings of a system ("en-US@posix"). */
export const readerLocale = (): string => {
  try {
    return Intl.getCanonicalLocales(navigator.language)[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
};
