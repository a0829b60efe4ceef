/** The start-up request; the user id is fixed (seed §7). */
export const brandCompaniesPath = '/v1/companies/?isPaged=false&userId=1';
