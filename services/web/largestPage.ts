/** Rows of the largest page of a list (seed §9, product §2.17); an export reads pages of this size. */
export const largestPage = 1000;
