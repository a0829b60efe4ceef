/** What can be wrong with a file before upload; worded in the text catalogue. */
export type FileProblem = 'file-empty' | 'file-too-big' | 'file-kind' | 'picture-kind';
