/** What can be wrong with a file before it is sent; the words stand in the text catalogue. */
export type FileProblem = 'file-empty' | 'file-too-big' | 'file-kind' | 'picture-kind';
