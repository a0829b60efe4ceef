/** WCAG 2.2 AA for text of body size, as a ratio to 1 (product §2.9). */
export const leastTextContrast = 4.5;
