/** The most rows the application asks for at once (seed §9, product §2.17). */
export const largestPageSize = 1000;
