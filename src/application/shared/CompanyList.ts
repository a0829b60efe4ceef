/** What is known of the selected company: what it has, who works there, and its own `details`. */
export type CompanyList = 'vehicles' | 'drivers' | 'invitations' | 'papers' | 'members' | 'details';
