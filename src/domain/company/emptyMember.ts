/** A colleague who is about to be invited, before anything is said of them. */
export const emptyMember = { name: '', email: '', role: 'dispatcher' };
