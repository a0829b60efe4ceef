/** The start-up fetch, whose user is fixed (seed §7). */
export const brandCompaniesPath = '/v1/companies/?isPaged=false&userId=1';
