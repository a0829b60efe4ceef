/** Footer of a public page: '© 2026 Greenline Haulage', or the year alone without a company (seed §2). */
export const footerLine = (companyName: string | undefined, year: number): string =>
  ['©', year, companyName?.trim()].filter(Boolean).join(' ');
