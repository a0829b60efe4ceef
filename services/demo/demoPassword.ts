/** The password of every demo account. */
export const demoPassword = 'Haul-2026-demo';
