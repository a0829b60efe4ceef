/** As the `fw` keyword of a locale writes them. */
export const weekStarts = ['sun', 'mon', 'fri', 'sat'] as const;
export type WeekStart = (typeof weekStarts)[number];

const others: Readonly<Partial<Record<WeekStart, string>>> = {
  sun: `AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR
    PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW`,
  sat: 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY',
  fri: 'MV',
};

/**
 * The day on which a country's calendars begin the week (ISO 3166-1 alpha-2; Unicode CLDR, weekData). A table, because
 * not every browser tells.
 */
export const weekStartIn = (region: string): WeekStart =>
  weekStarts.find((day) => others[day]?.split(/\s+/).includes(region)) ?? 'mon';
