/** Of a file in the database (the last slice may be shorter). Takes the embedded database a few milliseconds to write. */
export const sliceBytes = 256 * 1024;
