/** Of every demo account, as the demo prints it. */
export const demoPassword = 'Haul-2026-demo';
