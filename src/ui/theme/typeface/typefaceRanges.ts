/**
 * The letters of the shipped typeface by file, as CSS writes ranges: those of western Europe and the signs of our texts, then those
 * of the other European languages in Latin script. A page without the latter never fetches their file.
 */
export const typefaceRanges = {
  latin:
    'U+20-7E, U+A0-FF, U+131, U+152-153, U+2009, U+2011, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+202F, U+2039-203A, U+2044, U+20AC, U+2122, U+2190-2193, U+2212, U+2264-2265',
  'latin-ext': 'U+100-130, U+132-151, U+154-17F, U+1FA-1FF, U+218-21B, U+1E80-1E85, U+1E9E, U+1EF2-1EF3, U+2116',
} as const;
