/** Reads a file with a line for each country as a map by country and what stands before the sign. */
export declare function readNames(file: string): Map<string, string>;
