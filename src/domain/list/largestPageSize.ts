/** The largest page the application requests (seed §9, product §2.17). */
export const largestPageSize = 1000;
