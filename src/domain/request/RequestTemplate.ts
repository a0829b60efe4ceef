import type { RequestContent } from './RequestContent.ts';

/** A request without dates, kept under a name to begin new ones with. Windows hold their time zone alone. */
export interface RequestTemplate extends Omit<RequestContent, 'reference' | 'decisionBy'> {
  readonly id: string;
  readonly createdAt: string;
  readonly name: string;
}
