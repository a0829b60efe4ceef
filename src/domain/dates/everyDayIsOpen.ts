/** Closes no day: for pickers that let choose any. */
export const everyDayIsOpen = (): boolean => false;
