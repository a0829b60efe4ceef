/** The lists that show something of a driver, their own first. */
export const driverLists = ['drivers', 'vehicles', 'papers', 'invitations'] as const;
