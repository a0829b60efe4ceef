/** Why what stands in a picker cannot be taken. */
export type SpanProblem = 'malformed' | 'order' | 'too-early' | 'too-late' | 'closed' | 'off-step';
