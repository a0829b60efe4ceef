/** ISO 3166-1 alpha-2 codes of the countries one may choose: those the platform's freight goes through. */
export const countries: readonly string[] =
  'AL AT BA BE BG BY CA CH CY CZ DE DK EE ES FI FR GB GE GR HR HU IE IS IT LI LT LU LV MA MD ME MK MT MX NL NO PL PT RO RS SE SI SK TR UA US'.split(
    ' ',
  );
