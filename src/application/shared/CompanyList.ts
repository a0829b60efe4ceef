/** Cached data of the selected company; `details` are the company's own. */
export type CompanyList = 'vehicles' | 'drivers' | 'invitations' | 'papers' | 'members' | 'details';
