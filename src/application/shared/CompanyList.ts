/** What a company has that is shown in lists and one by one. */
export type CompanyList = 'vehicles' | 'drivers' | 'invitations' | 'papers';
