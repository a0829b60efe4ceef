const mouse = '(hover: hover) and (pointer: fine)';

/** Whether the device is pointed at rather than touched; such a one seldom knows what to do with a text message. */
export const useHasMouse = (): boolean => window.matchMedia(mouse).matches;
