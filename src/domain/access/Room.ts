/** A room behind sign-in. */
export type Room = 'dashboard' | 'vehicles' | 'drivers' | 'invitations' | 'papers' | 'company' | 'help';
