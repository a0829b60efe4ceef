/** Storage limits of a company. */
export const fileLimits = {
  /** Total bytes of all files. */
  companyBytes: 1024 ** 3,
  /** Documents per vehicle or driver, and of each party per shipment. */
  documentsPerOwner: 200,
} as const;
