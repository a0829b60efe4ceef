/** Goes through packed counts. */
export type FineWalk = (work: (code: number, n: number) => void) => void;
