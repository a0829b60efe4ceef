const mouse = '(hover: hover) and (pointer: fine)';

/** Whether the main pointer is a mouse; such devices rarely handle sms: links. */
export const useHasMouse = (): boolean => window.matchMedia(mouse).matches;
