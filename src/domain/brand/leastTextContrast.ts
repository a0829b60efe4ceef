/** WCAG 2.2 AA contrast for body text, as a ratio to 1 (product §2.9). */
export const leastTextContrast = 4.5;
