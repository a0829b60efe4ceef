/** Whether a file is for keeping, or asks by itself how to print it when it is opened. */
export type PaperWay = 'save' | 'print';
