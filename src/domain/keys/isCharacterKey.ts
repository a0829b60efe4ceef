/** Whether a key types a character without a modifier, which speech input can press by mistake (WCAG 2.1.4). */
export const isCharacterKey = (key: string): boolean => Array.from(key).length === 1;
