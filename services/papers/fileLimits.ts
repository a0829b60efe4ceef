/** What a company may keep. */
export const fileLimits = {
  /** All files of a company together, in bytes: 1 GiB. */
  companyBytes: 1024 ** 3,
  /** Documents of one vehicle or driver. */
  documentsOfOne: 200,
} as const;
