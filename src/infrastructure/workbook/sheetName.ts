/** A name that Excel takes for a sheet: at most 31 characters, none of them reserved, no apostrophe at either end. */
export const sheetName = (name: string): string =>
  name
    .replaceAll(/[\\/?*[\]:]/g, ' ')
    .slice(0, 31)
    .replaceAll(/^['\s]+|['\s]+$/g, '') || 'Sheet';
