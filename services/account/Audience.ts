/** The users of a front end: truck owners or shippers (seed §1). */
export const audiences = ['fleet', 'office'] as const;

export type Audience = (typeof audiences)[number];
