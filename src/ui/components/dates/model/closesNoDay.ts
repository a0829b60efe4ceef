/** For pickers that let any day be chosen. */
export const closesNoDay = (): boolean => false;
